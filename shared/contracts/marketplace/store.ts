import { Type } from '@sinclair/typebox'
import { all, reads } from '../../access'
import { emailOrNone } from '../account'
import { dollars, fileUrl, flag, id, integer, labelled, nullable, secret, text } from '../../columns'
import { contract, operation, type RowOf } from '../../contract'

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
    useTestStripeData: labelled({ en: 'Use test keys', fr: 'Utiliser les clés d’essai' }, flag),
    stripeSecretKey: labelled({ en: 'Secret Key', fr: 'Clé secrète' }, secret(text(255))),
    stripeTestSecretKey: labelled({ en: 'Test Secret Key', fr: 'Clé secrète d’essai' }, secret(text(255))),
    stripeWebhookSecret: labelled(
      { en: 'Webhook Signing Secret', fr: 'Secret de signature du webhook' },
      secret(text(255)),
    ),
    stripeTestWebhookSecret: labelled(
      { en: 'Test Webhook Signing Secret', fr: 'Secret de signature du webhook d’essai' },
      secret(text(255)),
    ),
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
    'useTestStripeData',
    'stripeSecretKey',
    'stripeTestSecretKey',
    'stripeWebhookSecret',
    'stripeTestWebhookSecret',
    'manualPayments',
    'manualInstructions',
    'manualDays',
    'allowLocalPickup',
    'allowFlatRate',
    'allowDelivery',
    'flatRate',
    'deliveryRate',
    'gstNumber',
    'qstNumber',
    'pstNumber',
  ],
  /** Null clears a key; an empty or masked one keeps what is stored. */
  body: {
    stripeSecretKey: Type.Optional(nullable(text(255))),
    stripeTestSecretKey: Type.Optional(nullable(text(255))),
    stripeWebhookSecret: Type.Optional(nullable(text(255))),
    stripeTestWebhookSecret: Type.Optional(nullable(text(255))),
  },
  // Sealed where they are stored, so there is nothing to find or sort them by.
  computed: ['stripeSecretKey', 'stripeTestSecretKey', 'stripeWebhookSecret', 'stripeTestWebhookSecret'],
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
        'stripeSecretKey',
        'stripeTestSecretKey',
        'stripeWebhookSecret',
        'stripeTestWebhookSecret',
        'manualPayments',
        'manualInstructions',
        'manualDays',
      ],
    },
    owner: { methods: ['find', 'get', 'create', 'update', 'patch'] },
    staff: { methods: all },
  },
})

/** Who takes an account's money: a card provider or, by hand, the account itself. */
export type PaymentProvider = 'sandbox' | 'stripe' | 'manual'

/** What keeps a shop closed, whatever it has to sell. */
export type SellingObstacle = 'selling-off' | 'no-shipping' | 'no-keys' | 'keys-not-usable'

/** Whether an account can sell now: nothing is left to do where `obstacles` is empty. */
export interface ShopReadiness {
  ok: true
  provider: PaymentProvider | 'none'
  obstacles: (SellingObstacle | 'suspended' | 'no-item')[]
}

/** Says what keeps an account from selling, by the same decision that opens and closes its shop. */
export const shopReadinessOperation = operation<ShopReadiness>()({
  path: 'shop-readiness',
  input: Type.Object({ customerId: id }, { additionalProperties: false }),
  access: ['owner', 'staff', 'integrator'],
})

export type StoreSettings = RowOf<typeof storeSettingsContract>
