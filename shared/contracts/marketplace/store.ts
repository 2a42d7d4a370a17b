import { operation } from '../../operation'
import { Type } from '@sinclair/typebox'
import { all, reads } from '../../access'
import { emailOrNone } from '../account'
import { dollars, fileUrl, flag, id, integer, labelled, nullable, secret, text } from '../../columns'
import { maxLeavesInDays } from '../../rules/time/leaves-on'
import { contract, type RowOf } from '../../contract'
import type { PaymentProvider } from './payment-providers'
import { labelledKeys, secretColumns, testModeColumn } from './provider-keys'

/** How the account sells: names, shipping choices and rates, payment keys (masked on the wire). */
export const storeSettingsContract = contract({
  path: 'store-settings',
  name: { en: 'Store settings', fr: 'Paramètres de la boutique' },
  record: {
    id,
    customerId: id,
    storeName: labelled({ en: 'Store Name', fr: 'Nom de la boutique' }, text(120)),
    storeEmail: labelled({ en: 'Store Email', fr: 'Courriel de la boutique' }, emailOrNone),
    receiveEmail: labelled({ en: 'Receive Orders At', fr: 'Recevoir les commandes à' }, emailOrNone),
    storeLogo: labelled({ en: 'Store Logo', fr: 'Logo de la boutique' }, fileUrl),
    storeUrl: labelled({ en: 'Store Url', fr: 'Adresse de la boutique' }, text(300)),
    [testModeColumn]: labelled({ en: 'Use test keys', fr: 'Utiliser les clés d’essai' }, flag),
    ...labelledKeys(secretColumns, secret(text(255))),
    manualPayments: labelled({ en: 'Let buyers pay you directly', fr: 'Laisser payer directement' }, flag),
    /** What a buyer reads who pays directly; whoever changes it leads money elsewhere. */
    manualInstructions: labelled({ en: 'How to pay you', fr: 'Comment vous payer' }, text(1000)),
    manualDays: labelled({ en: 'Days to pay', fr: 'Jours pour payer' }, integer(1, 60)),
    allowLocalPickup: labelled({ en: 'Allow Local Pickup', fr: 'Permettre le ramassage' }, flag),
    allowFlatRate: labelled(
      { en: 'Allow Flat Rate Shipping', fr: 'Permettre l’expédition à tarif fixe' },
      flag,
    ),
    allowDelivery: labelled({ en: 'Allow Local Delivery', fr: 'Permettre la livraison locale' }, flag),
    flatRate: labelled({ en: 'Flat Rate Cost', fr: 'Coût du tarif fixe' }, dollars),
    deliveryRate: labelled({ en: 'Delivery Cost', fr: 'Coût de la livraison' }, dollars),
    /** From which sum of the items on shipping and delivery cost nothing, where they have no zones; null for never. */
    flatFreeFrom: labelled({ en: 'Free Shipping From', fr: 'Expédition gratuite dès' }, nullable(dollars)),
    deliveryFreeFrom: labelled({ en: 'Free Delivery From', fr: 'Livraison gratuite dès' }, nullable(dollars)),
    /** The least that the items of an order come to. */
    orderMinimum: labelled({ en: 'Smallest Order', fr: 'Commande minimale' }, dollars),
    /** In how many open days after its own an order is sent; null: not said. */
    leavesInDays: labelled({ en: 'Sent Within', fr: 'Envoi' }, nullable(integer(0, maxLeavesInDays))),
    /** A line on every item's page, beside how it is sent. */
    returnPolicy: labelled({ en: 'Return Policy', fr: 'Politique de retour' }, text(200)),
    gstNumber: labelled({ en: 'GST/HST Number', fr: 'Numéro de TPS/TVH' }, text(40)),
    qstNumber: labelled({ en: 'QST Number', fr: 'Numéro de TVQ' }, text(40)),
    pstNumber: labelled({ en: 'PST Numbers', fr: 'Numéros de TVP' }, text(120)),
  },
  writable: [
    'storeName',
    'storeEmail',
    'receiveEmail',
    'storeLogo',
    'storeUrl',
    testModeColumn,
    ...secretColumns,
    'manualPayments',
    'manualInstructions',
    'manualDays',
    'allowLocalPickup',
    'allowFlatRate',
    'allowDelivery',
    'flatRate',
    'deliveryRate',
    'flatFreeFrom',
    'deliveryFreeFrom',
    'orderMinimum',
    'leavesInDays',
    'returnPolicy',
    'gstNumber',
    'qstNumber',
    'pstNumber',
  ],
  translatable: ['returnPolicy'],
  /** Null clears a key; an empty or masked one keeps what is stored. */
  body: labelledKeys(secretColumns, Type.Optional(nullable(text(255)))),
  // Sealed where they are stored, so there is nothing to find or sort them by.
  computed: secretColumns,
  access: {
    visitor: {
      methods: reads,
      hides: [
        'storeEmail',
        'receiveEmail',
        'storeUrl',
        'gstNumber',
        'qstNumber',
        'pstNumber',
        ...secretColumns,
        'manualPayments',
        'manualInstructions',
        'manualDays',
      ],
    },
    owner: { methods: ['find', 'get', 'create', 'update', 'patch'] },
    staff: { methods: all },
  },
})

/** What keeps a shop closed, whatever it has to sell. */
export type SellingObstacle = 'selling-off' | 'no-shipping' | 'no-keys' | 'keys-not-usable'

/** Whether an account can sell now: nothing is left to do where `obstacles` is empty. */
export interface ShopReadiness {
  ok: true
  provider: PaymentProvider | 'none'
  obstacles: (SellingObstacle | 'suspended' | 'unpublished' | 'no-item')[]
}

/** Says what keeps an account from selling, by the same decision that opens and closes its shop. */
export const shopReadinessOperation = operation<ShopReadiness>()({
  path: 'shop-readiness',
  input: Type.Object({ customerId: id }, { additionalProperties: false }),
  access: ['owner', 'staff', 'integrator'],
})

export type StoreSettings = RowOf<typeof storeSettingsContract>
