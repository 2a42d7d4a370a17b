interface BuyerAddress {
  address: string
  city: string
  province: string
  postalcode: string
  country: string
}

/** Where an order goes, on one line that never breaks within the postal code. */
export const buyerAddress = ({ address, city, province, postalcode, country }: BuyerAddress): string =>
  [address, city, `${province} ${postalcode.replaceAll(' ', '\u00a0')}`, country]
    .filter((part) => part.trim())
    .join(', ')
