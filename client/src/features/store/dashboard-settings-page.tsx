import { keyedProviderNames } from '@mainstreet/shared/contracts/marketplace/provider-keys'
import { useCustomerId } from '../../kit/session/session-context'
import { useRow } from '../../kit/data/data'
import { LoadedRow } from '../../kit/data/loaded-row'
import { useWords } from '../../kit/language/bilingual'
import { Page } from '../../kit/ui/page'
import { SectionLinks } from '../../kit/ui/section-links'
import { Skeleton } from '../../kit/ui/skeleton'
import { BlocksSection } from './blocks-section'
import { BookingsSection } from './bookings-section'
import { bookingSettingWords } from './booking-setting-words'
import { CalculatorSection } from './calculator-section'
import { DirectPaymentsSection } from './direct-payments-section'
import { OptionsSection } from './options-section'
import { PaymentsSection, PublishableKeysSection } from './payments-section'
import { ShopReadinessSection } from './shop-readiness-section'
import { ShippingSection, StoreSection, TaxNumbersSection } from './store-sections'
import { WebhookSection } from './webhook-section'
import { settingsWords } from './words'

const links = [
  'sections',
  'calculator',
  'ready',
  'shipping',
  'payments',
  'taxNumbers',
  'store',
  'options',
] as const

const StoreSections = ({ id }: { id: number }) => (
  <LoadedRow path="store-settings" id={id} placeholder={<Skeleton lines={48} />}>
    {(store) => (
      <>
        <ShippingSection store={store} />
        <PaymentsSection store={store} />
        <LoadedRow path="account" id={id}>
          {(account) => <PublishableKeysSection account={account} />}
        </LoadedRow>
        {keyedProviderNames.map((name) => (
          <WebhookSection key={name} provider={name} store={store} />
        ))}
        <DirectPaymentsSection store={store} />
        <TaxNumbersSection store={store} />
        <StoreSection store={store} />
      </>
    )}
  </LoadedRow>
)

/** What the home page shows, what the calculator begins with, how the store sells, and general options. */
export const DashboardSettingsPage = () => {
  const words = useWords(settingsWords)
  const id = useCustomerId()
  const bookings = useWords(bookingSettingWords)
  const isRestaurant = useRow('account', id).row?.roles?.includes('Restaurant') ?? false
  const sections = [
    ...links.map((link) => ({ id: link, title: words[link].title })),
    ...(isRestaurant ? [{ id: 'bookings', title: bookings.title }] : []),
  ]
  return (
    <Page title={words.title}>
      <SectionLinks label={words.sectionsOfPage} sections={sections} />
      <BlocksSection />
      <LoadedRow path="account" id={id} placeholder={<Skeleton lines={14} />}>
        {(account) => <CalculatorSection account={account} />}
      </LoadedRow>
      <ShopReadinessSection />
      <StoreSections id={id} />
      <LoadedRow path="profile-options" id={id} placeholder={<Skeleton lines={18} />}>
        {(options) => (
          <>
            <OptionsSection options={options} />
            {isRestaurant && <BookingsSection options={options} />}
          </>
        )}
      </LoadedRow>
    </Page>
  )
}
