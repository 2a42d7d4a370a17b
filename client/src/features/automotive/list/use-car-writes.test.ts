import { automotiveContract } from '@mainstreet/shared/contracts/automotive'
import { buildCar } from '../car.factory'
import { copyOfCar } from './use-car-writes'

test('a copy of a car equals it in every column but who it is and how it stands with it', () => {
  const own = ['vin', 'stockNo', 'status', 'sold', 'featured']
  const columns = automotiveContract.writable.filter((name) => !own.includes(name))
  // Whatever the columns hold, they are copied as they are.
  const filled = Object.fromEntries(automotiveContract.writable.map((name) => [name, `the ${name}`]))
  const car = buildCar({ ...filled, customerId: 5 })
  expect(copyOfCar(car)).toEqual({
    ...Object.fromEntries(columns.map((name) => [name, `the ${name}`])),
    customerId: 5,
    status: 'draft',
  })
})
