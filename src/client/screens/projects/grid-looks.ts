/** One column on a phone, two from 576 px, three from 1024 px. */
export const gridLooks = 'grid gap-x-6 gap-y-8 pb-12 min-[576px]:grid-cols-2 lg:grid-cols-3'
