import { accountContract } from '@mainstreet/shared/contracts/account'
import {
  columnsFor,
  keyedProviderNames,
  keyedProviders,
  testModeColumn,
} from '@mainstreet/shared/contracts/marketplace/provider-keys'
import { orderTimesContract } from '@mainstreet/shared/contracts/orders/order-times'
import { shippingZoneContract } from '@mainstreet/shared/contracts/marketplace/shipping-zones'
import { storeSettingsContract } from '@mainstreet/shared/contracts/marketplace/store'
import { optionsContract } from '@mainstreet/shared/contracts/site/profile'
import { labelOf } from '@mainstreet/shared/columns'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import { foldText } from '@mainstreet/shared/rules/fold-text'
import { bookingSettingWords } from './booking-setting-words'
import { directPaymentWords } from './direct-payment-words'
import { settingGroupWords } from './setting-group-words'
import { webhookAnchor } from './setting-groups'
import { timeWords } from './times/time-words'
import { settingsWords } from './words'
import { zoneWords } from './zones/zone-words'

/** What words say, without those that are made of values. */
const textsOf = (words: unknown): string[] => {
  if (typeof words === 'string') return [words]
  return words && typeof words === 'object' ? Object.values(words).flatMap(textsOf) : []
}

const labelsOf = ({ record }: AnyTableContract, columns: readonly string[]) =>
  columns.flatMap((column) => textsOf(labelOf(record[column])))

const { en, fr } = settingsWords
const providers = keyedProviderNames.map((name) => keyedProviders[name].title)

/** What can be read in each section, in both languages, whichever its reader speaks. */
const texts: Record<string, readonly string[]> = {
  sections: textsOf([en.sections, fr.sections, en.blocks, fr.blocks]),
  options: [
    ...textsOf([en.options, fr.options]),
    ...labelsOf(optionsContract, ['noticeLimit', 'featureLimit', 'showHours', 'answersAnytime']),
  ],
  shipping: [
    ...textsOf([en.shipping, fr.shipping]),
    ...labelsOf(storeSettingsContract, [
      'allowFlatRate',
      'flatRate',
      'allowDelivery',
      'deliveryRate',
      'flatFreeFrom',
      'deliveryFreeFrom',
      'orderMinimum',
      'allowLocalPickup',
      'leavesInDays',
      'returnPolicy',
    ]),
  ],
  zones: [
    ...textsOf(zoneWords),
    ...labelsOf(shippingZoneContract, ['places', 'basis', 'steps', 'freeFrom', 'minimum']),
  ],
  times: [
    ...textsOf(timeWords),
    ...labelsOf(orderTimesContract, ['everyMinutes', 'leadMinutes', 'cutOff', 'daysAhead', 'perSlot']),
  ],
  'direct-payments': [
    ...textsOf(directPaymentWords),
    ...labelsOf(storeSettingsContract, ['manualPayments', 'manualInstructions', 'manualDays']),
  ],
  payments: [
    ...textsOf([en.payments, fr.payments]),
    ...providers,
    ...labelsOf(storeSettingsContract, [testModeColumn, ...columnsFor('secretKey')]),
    ...labelsOf(accountContract, columnsFor('publishableKey')),
  ],
  taxNumbers: [
    ...textsOf([en.taxNumbers, fr.taxNumbers]),
    ...labelsOf(storeSettingsContract, ['gstNumber', 'qstNumber', 'pstNumber']),
  ],
  store: [
    ...textsOf([en.store, fr.store, settingGroupWords.en.logo, settingGroupWords.fr.logo]),
    ...labelsOf(storeSettingsContract, ['storeName', 'storeEmail', 'receiveEmail', 'storeUrl', 'storeLogo']),
  ],
  bookings: [
    ...textsOf(bookingSettingWords),
    ...labelsOf(optionsContract, ['bookings', 'bookingLeadHours', 'bookingDaysAhead', 'bookingLargestParty']),
  ],
  menu: [
    ...textsOf([settingGroupWords.en.menu, settingGroupWords.fr.menu]),
    ...labelsOf(optionsContract, ['restaurantDisplayType']),
  ],
  calculator: [
    ...textsOf([en.calculator, fr.calculator]),
    ...labelsOf(accountContract, [
      'bol_ao_show_payment_calc',
      'bol_ao_show_price_area',
      'flt_ao_payment_rate',
      'int_ao_payment_term',
    ]),
  ],
  facebook: [
    ...textsOf([settingGroupWords.en.facebook, settingGroupWords.fr.facebook]),
    ...labelsOf(optionsContract, ['facebookLimit', 'facebookDisplay']),
  ],
}
for (const name of keyedProviderNames)
  texts[webhookAnchor(name)] = [
    ...textsOf([en.webhooks, fr.webhooks]),
    ...providers,
    ...labelsOf(storeSettingsContract, columnsFor('webhookSecret')),
  ]

const folded = Object.entries(texts).map(([id, read]) => ({ id, read: read.map(foldText).join('\n') }))

/** The sections in which every word of a search can be read. */
export const findSettings = (search: string): ReadonlySet<string> => {
  const words = search.split(/\s+/).map(foldText).filter(Boolean)
  return new Set(folded.filter(({ read }) => words.every((word) => read.includes(word))).map(({ id }) => id))
}
