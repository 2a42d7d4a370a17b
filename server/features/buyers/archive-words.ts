import type { Locale } from '@mainstreet/shared/rules/language'

interface About {
  business: string
  /** The day it was made. */
  day: string
}

/** What stands in the archive's own description, in the language of the business. */
export const readMe: Record<Locale, (about: About) => string> = {
  en: ({ business, day }) => `What ${business} holds about you, as of ${day}

orders.csv        Your orders as a table, one line per item, amounts in dollars.
orders.json       The same as records; amounts are in cents, times in UTC.
unpaid.json       What you began to buy and did not pay.
refunds.json      What was given back to you, in cents.
corrections.json  What was corrected of your orders.
changes.json      What your orders sold before and after they were changed, in cents.
mails.json        Emails to you and about you: subject, times and text, as long as that is kept.
messages.json     What you wrote on the website.
bookings.json     Tables you asked for.
waiting.json      Things you are told of when they are back.

Card numbers are not in here: they are with the card provider only.
`,
  fr: ({ business, day }) => `Ce que ${business} conserve à votre sujet, en date du ${day}

orders.csv        Vos commandes en tableau, une ligne par article, montants en dollars.
orders.json       Les mêmes en enregistrements\u00a0: montants en cents, heures en UTC.
unpaid.json       Ce que vous avez commencé à acheter sans le payer.
refunds.json      Ce qui vous a été remboursé, en cents.
corrections.json  Ce qui a été corrigé de vos commandes.
changes.json      Ce que contenaient vos commandes avant et après leur modification, en cents.
mails.json        Les courriels à vous et à votre sujet\u00a0: objet, heures et texte, tant qu’il est conservé.
messages.json     Ce que vous avez écrit sur le site.
bookings.json     Les tables que vous avez demandées.
waiting.json      Les articles dont vous attendez le retour.

Les numéros de carte n’y sont pas\u00a0: seul le fournisseur de paiement les a.
`,
}
