import type { Account } from '@mainstreet/shared/contracts/account'
import type { ComponentType } from 'react'
import { LoadedRow } from '../../../kit/data/loaded-row'
import { useCustomerId } from '../../../kit/session/session-context'
import { ContentAreaTab } from '../../../features/profile/area/content-area-tab'
import { ServicesTab } from '../../../features/profile/area/services-tab'
import { CompanySection } from '../../../features/account/company-section'
import { ContactSection, SocialSection } from '../../../features/account/contact-sections'
import { HoursSection } from '../../../features/account/hours/hours-section'
import { LocationSection } from '../../../features/account/location-section'

/** A section of the account's details, once the account is read. */
const ofAccount = (Section: ComponentType<{ account: Account; id: string }>, id: string) => {
  const Editor = () => (
    <LoadedRow path="account" id={useCustomerId()}>
      {(account) => <Section id={id} account={account} />}
    </LoadedRow>
  )
  return Editor
}

/** The forms of what a site says of its business, as its own pages have them. */
export const accountEditors = {
  company: ofAccount(CompanySection, 'company'),
  contact: ofAccount(ContactSection, 'contact'),
  location: ofAccount(LocationSection, 'location'),
  social: ofAccount(SocialSection, 'social'),
  hours: ofAccount(HoursSection, 'hours'),
  services: ofAccount(ServicesTab, 'services'),
  content: ofAccount(ContentAreaTab, 'content'),
}
