import type { Company } from '@mainstreet/shared/contracts/site/site'

/** An address on one line; empty where nothing of it is known. */
export const addressLine = ({ street, city, province, postalCode }: Company['address']): string =>
  [street, city, [province, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const placeOnMap = (company: Company) =>
  encodeURIComponent(`${company.name}, ${addressLine(company.address)}`)

/** Where to find a place on a map. */
export const mapAddress = (company: Company): string =>
  `https://www.google.com/maps/search/?api=1&query=${placeOnMap(company)}`

/** The address of a map with directions to a place. */
export const directionsAddress = (company: Company): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${placeOnMap(company)}`

/** Directions to a place near the business, as its owner wrote it. */
export const directionsTo = (place: string, { address }: Company): string => {
  const near = [place, address.city, address.province].filter(
    (each, index) => !index || !place.includes(each),
  )
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(near.join(', '))}`
}

/** The number that a business is called by first; empty where it has none. */
export const mainNumber = ({ contact }: Company): string =>
  contact.phone || contact.tollfree || contact.mobile
