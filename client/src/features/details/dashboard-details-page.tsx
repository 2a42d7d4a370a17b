import type { Account } from '@mainstreet/shared/contracts/account'
import { LoadedRow } from '../../kit/data/loaded-row'
import { useWords } from '../../kit/language/bilingual'
import { useAccountId } from '../../kit/session/session-context'
import { Page } from '../../kit/ui/page'
import { SectionLinks } from '../../kit/ui/section-links'
import { CompanySection } from './company-section'
import { AnalyticsSection, ContactSection, MobileSection, SocialSection } from './contact-sections'
import { HoursSection } from './hours/hours-section'
import { hoursWords } from './hours/hours-words'
import { LocationSection } from './location-section'
import { detailsWords } from './words'

const sections = [
  { id: 'location', Section: LocationSection },
  { id: 'company', Section: CompanySection },
  { id: 'contact', Section: ContactSection },
  { id: 'social', Section: SocialSection },
  { id: 'analytics', Section: AnalyticsSection },
  { id: 'mobile', Section: MobileSection },
] as const

const Sections = ({ account }: { account: Account }) => {
  const words = useWords(detailsWords)
  const { title: hours } = useWords(hoursWords)
  const links = [...sections.map(({ id }) => ({ id, title: words[id] })), { id: 'hours', title: hours }]
  return (
    <>
      <SectionLinks label={words.sections} sections={links} />
      {sections.map(({ id, Section }) => (
        <Section key={id} id={id} account={account} />
      ))}
      <HoursSection id="hours" account={account} />
    </>
  )
}

/** What a site says of its business: where it is, who it is, how to reach it, and when it is open. */
export const DashboardDetailsPage = () => {
  const words = useWords(detailsWords)
  const accountId = useAccountId()
  return (
    <Page title={words.title} description={words.about}>
      <LoadedRow key={accountId} path="account" id={accountId}>
        {(account) => <Sections account={account} />}
      </LoadedRow>
    </Page>
  )
}
