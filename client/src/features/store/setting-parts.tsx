import { keyedProviderNames } from '@mainstreet/shared/contracts/marketplace/provider-keys'
import type { TablePath, Row } from '@mainstreet/shared/services'
import type { ReactNode } from 'react'
import { LoadedRow } from '../../kit/data/loaded-row'
import { Skeleton } from '../../kit/ui/skeleton'
import { BlocksSection } from './blocks-section'
import { BookingsSection } from './bookings-section'
import { CalculatorSection } from './calculator-section'
import { DirectPaymentsSection } from './direct-payments-section'
import { FacebookSection, MenuSection, OptionsSection } from './options-section'
import { PaymentsSection } from './payments-section'
import { webhookAnchor } from './setting-groups'
import { ShippingSection, StoreSection, TaxNumbersSection } from './store-sections'
import { TimesSection } from './times/times-section'
import { WebhookSection } from './webhook-section'
import { ZonesSection } from './zones/zones-section'

const of =
  <P extends TablePath>(path: P, section: (row: Row<P>) => ReactNode) =>
  (id: number) => (
    <LoadedRow path={path} id={id} placeholder={<Skeleton lines={2} />}>
      {section}
    </LoadedRow>
  )

/** The sections of the settings by their anchors, each with the row that it writes. */
export const settingParts: Record<string, (id: number) => ReactNode> = {
  sections: () => <BlocksSection />,
  options: of('profile-options', (options) => <OptionsSection options={options} />),
  menu: of('profile-options', (options) => <MenuSection options={options} />),
  bookings: of('profile-options', (options) => <BookingsSection options={options} />),
  calculator: of('account', (account) => <CalculatorSection account={account} />),
  shipping: of('store-settings', (store) => <ShippingSection store={store} />),
  zones: () => <ZonesSection />,
  times: () => <TimesSection />,
  'direct-payments': of('store-settings', (store) => <DirectPaymentsSection store={store} />),
  payments: of('store-settings', (store) => <PaymentsSection store={store} />),
  taxNumbers: of('store-settings', (store) => <TaxNumbersSection store={store} />),
  store: of('store-settings', (store) => <StoreSection store={store} />),
  facebook: of('profile-options', (options) => <FacebookSection options={options} />),
}
for (const name of keyedProviderNames)
  settingParts[webhookAnchor(name)] = of('store-settings', (store) => (
    <WebhookSection provider={name} store={store} />
  ))
