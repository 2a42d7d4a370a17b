/** The carriers an order can be shipped with. */
export const carriers = ['Canada Post', 'UPS', 'Fedex', 'Purolator'] as const

/** A carrier an order can be shipped with. */
export type Carrier = (typeof carriers)[number]

const trackingPages: Record<Carrier, string> = {
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  UPS: 'https://www.ups.com/track?tracknum=',
  Fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  Purolator: 'https://www.purolator.com/en/shipping/tracker?pin=',
}

const LONE_SURROGATE = /\p{Surrogate}/gu

/** Whether a text is exactly the name of a carrier. */
export const isCarrier = (text: string): text is Carrier => (carriers as readonly string[]).includes(text)

/** The carrier's page that follows a parcel; undefined for an unknown carrier or an empty number. */
export const trackingUrl = (carrier: string, number: string): string | undefined => {
  const parcel = number.replace(/\s/g, '')
  if (!isCarrier(carrier) || parcel === '') return undefined
  // encodeURIComponent throws on half a character.
  return trackingPages[carrier] + encodeURIComponent(parcel.replace(LONE_SURROGATE, '\ufffd'))
}
