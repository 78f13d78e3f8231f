import type { Language } from '../types.ts'

type Door = { head: string; lead: string; fields: readonly string[]; submit: string; note: string }

/** Opening an account, and getting in again without the password. */
export const doors: Record<Language, { join: Door; reset: Door }> = {
  en: {
    join: {
      head: 'Create your account',
      lead: 'A name, an address, a password. It takes a minute.',
      fields: ['name*', 'email*', 'password*', 'checkbox=I agree to the terms*'],
      submit: 'Create account',
      note: 'Already have one? Sign in',
    },
    reset: {
      head: 'Forgot your password?',
      lead: 'Tell us your address. A letter with a link is on its way in a minute.',
      fields: ['email*'],
      submit: 'Send the link',
      note: 'Remembered it? Sign in',
    },
  },
  de: {
    join: {
      head: 'Konto anlegen',
      lead: 'Name, Adresse, Passwort. Es dauert eine Minute.',
      fields: ['name*', 'email*', 'password*', 'checkbox=Ich stimme den Bedingungen zu*'],
      submit: 'Konto anlegen',
      note: 'Schon eines? Anmelden',
    },
    reset: {
      head: 'Passwort vergessen?',
      lead: 'Nennen Sie Ihre Adresse. In einer Minute kommt ein Brief mit einem Link.',
      fields: ['email*'],
      submit: 'Link senden',
      note: 'Wieder eingefallen? Anmelden',
    },
  },
  fr: {
    join: {
      head: 'Créer un compte',
      lead: 'Un nom, une adresse, un mot de passe. Une minute suffit.',
      fields: ['name*', 'email*', 'password*', 'checkbox=J’accepte les conditions*'],
      submit: 'Créer le compte',
      note: 'Déjà inscrit ? Se connecter',
    },
    reset: {
      head: 'Mot de passe oublié ?',
      lead: 'Donnez votre adresse. Une lettre avec un lien arrive dans la minute.',
      fields: ['email*'],
      submit: 'Envoyer le lien',
      note: 'Retrouvé ? Se connecter',
    },
  },
  es: {
    join: {
      head: 'Crear una cuenta',
      lead: 'Un nombre, un correo, una contraseña. Un minuto.',
      fields: ['name*', 'email*', 'password*', 'checkbox=Acepto las condiciones*'],
      submit: 'Crear cuenta',
      note: '¿Ya tienes una? Entrar',
    },
    reset: {
      head: '¿Olvidaste la contraseña?',
      lead: 'Dinos tu correo. En un minuto llega una carta con un enlace.',
      fields: ['email*'],
      submit: 'Enviar enlace',
      note: '¿Ya la recuerdas? Entrar',
    },
  },
  no: {
    join: {
      head: 'Lag en konto',
      lead: 'Navn, adresse, passord. Det tar et minutt.',
      fields: ['name*', 'email*', 'password*', 'checkbox=Jeg godtar vilkårene*'],
      submit: 'Lag konto',
      note: 'Har du en? Logg inn',
    },
    reset: {
      head: 'Glemt passordet?',
      lead: 'Si adressen din. Et brev med en lenke kommer om et minutt.',
      fields: ['email*'],
      submit: 'Send lenken',
      note: 'Husket det? Logg inn',
    },
  },
}
