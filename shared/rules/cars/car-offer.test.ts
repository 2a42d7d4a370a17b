import { carImages, carName, carOffer } from './car-offer'

describe('what a car costs', () => {
  test('is its special price, then its price', () => {
    expect(carOffer({ price: 20_000, specialPrice: 18_500.5 })).toEqual({
      cents: 1_850_050,
      regularCents: 2_000_000,
    })
    expect(carOffer({ price: 20_000, specialPrice: null })).toEqual({
      cents: 2_000_000,
      regularCents: 2_000_000,
    })
    expect(carOffer({ price: null, specialPrice: 900 })).toEqual({ cents: 90_000, regularCents: 90_000 })
  })

  test('is not known where no price is set, or nothing', () => {
    expect(carOffer({ price: null, specialPrice: null })).toBeUndefined()
    expect(carOffer({ price: 0, specialPrice: 0 })).toBeUndefined()
  })
})

test('a car goes by its year, make and model', () => {
  expect(carName({ year: 2021, make: 'Toyota', model: 'RAV4' })).toBe('2021 Toyota RAV4')
})

test('the primary picture comes first, the others in their order', () => {
  const picture = (id: number, order: number, isPrimary = false) => ({
    id,
    customerId: 1,
    itemId: 1,
    image: `/assets/nb/1/${id}.jpg`,
    isPrimary,
    order,
  })
  const images = [picture(1, 2), picture(2, 1), picture(3, 3, true)]
  expect(carImages({ images }).map(({ id }) => id)).toEqual([3, 2, 1])
})
