import type { Locale } from '@mainstreet/shared/rules/language'

interface About {
  business: string
  /** The day it was made. */
  day: string
}

/** What stands in the archive's own description, in the language of who asked for it. */
export const readMe: Record<Locale, (about: About) => string> = {
  en: ({ business, day }) => `${business}: everything, as of ${day}

data/              Every table as JSON: a list with one record a line. Amounts of orders
                   are in cents, prices of items in dollars, times in UTC.
item-export.csv    Your items, one line per variation, as the dashboard exports them.
                   The dashboard can import this file again.
order-export.csv   Your orders, one line per sold item, amounts in dollars.
assets/            Pictures and files, at the addresses that the records name.
pages/             Your public pages as HTML, as a visitor gets them.

Not in here: payment keys, API keys and passwords. They are secrets that nobody gets back.
`,
  fr: ({ business, day }) => `${business}\u00a0: tout, en date du ${day}

data/              Chaque table en JSON\u00a0: une liste, un enregistrement par ligne. Les montants
                   des commandes sont en cents, les prix des articles en dollars, les heures en UTC.
item-export.csv    Vos articles, une ligne par variante, comme le tableau de bord les exporte.
                   Le tableau de bord peut réimporter ce fichier.
order-export.csv   Vos commandes, une ligne par article vendu, montants en dollars.
assets/            Images et fichiers, aux adresses que les enregistrements indiquent.
pages/             Vos pages publiques en HTML, telles qu’un visiteur les reçoit.

N’y figurent pas\u00a0: les clés de paiement, les clés d’API et les mots de passe. Ce sont des
secrets que personne ne récupère.
`,
}
