import type { Site } from '@mainstreet/shared/contracts/site/site'
import { socialAddress, socialNetworks } from '@mainstreet/shared/rules/site/social-address'
import { hasRole } from '@mainstreet/shared/has-role'
import type { LinkedData, PageAsk } from '../description/page-description'
import { plainText } from '../../../kit/text/plain-text'
import { openingHours, specialOpeningHours } from './hours-data'
import { linked, pictureUrls } from './linked'

type Ask = Pick<PageAsk, 'site' | 'origin'>

const typeOf = (site: Site): string => {
  if (hasRole(site, 'Restaurant')) return 'Restaurant'
  if (hasRole(site, 'Automotive')) return 'AutoDealer'
  return site.marketplaceEnabled || site.store.open ? 'Store' : 'LocalBusiness'
}

const countryCodes: Record<string, string> = { canada: 'CA', 'united states': 'US' }

/** Where a business is; undefined where it says nothing of it. */
export const postalAddress = ({ company: { address } }: Site): LinkedData | undefined => {
  const { street, city, province, postalCode, country } = address
  if (!street && !city && !postalCode) return undefined
  return linked('PostalAddress', {
    streetAddress: street,
    addressLocality: city,
    addressRegion: province,
    postalCode,
    addressCountry: countryCodes[country.trim().toLowerCase()] ?? country,
  })
}

const idOf = (origin: string) => `${origin}/#business`

/** The business of a site, as other nodes name it. */
export const businessName = ({ site, origin }: Ask): LinkedData =>
  linked(typeOf(site), { '@id': idOf(origin), name: site.company.name, url: `${origin}/` })

/** The business of a site with all that its home page says of it. */
export const businessData = ({ site, origin }: Ask): LinkedData => {
  const { company, options, gallery } = site
  const { contact, profile, social } = company
  const pictures = [profile.header, ...gallery.map(({ image }) => image)].filter(Boolean).slice(0, 6)
  return linked(typeOf(site), {
    '@id': idOf(origin),
    name: company.name,
    url: `${origin}/`,
    slogan: company.slogan,
    description: plainText(profile.about),
    logo: pictureUrls(origin, [profile.logo])[0],
    image: pictureUrls(origin, pictures.length ? pictures : [profile.logo]),
    telephone: contact.phone || contact.tollfree || contact.mobile,
    faxNumber: contact.fax,
    address: postalAddress(site),
    openingHoursSpecification: options.showHours ? openingHours(site.hours) : undefined,
    specialOpeningHoursSpecification: options.showHours ? specialOpeningHours(site.specialHours) : undefined,
    hasMenu: hasRole(site, 'Restaurant') ? `${origin}/restaurant` : undefined,
    sameAs: socialNetworks.flatMap((network) => socialAddress(network, social[network] ?? '') ?? []),
  })
}
