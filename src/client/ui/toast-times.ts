/** Toasts stay for 3 seconds, those that offer something longer; all of them while the pointer or the focus rests on them. */
export const toastMs = { plain: 3000, withAction: 8000 }
