import { fullCarName } from '@mainstreet/shared/rules/cars/car-offer'
import type { Input } from '@mainstreet/shared/services'
import type { Application } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import type { Message } from './contact-mails'

/** The car that a message asks about, as its dealer calls it; undefined where it asks about none. Throws a 400 where visitors of the account see no such car. */
export const askedCar = async (
  app: Application,
  { carId, enquiry = 'question' }: Input<'contact'>,
  customerId: number,
): Promise<Message['car']> => {
  if (carId === undefined) return undefined
  const { knex } = app.get('database')
  const car = await knex('automotive')
    .where({ id: carId, customerId, status: 'public' })
    .first('id', 'year', 'make', 'model', 'trim', 'stockNo')
  if (!car) throw invalid({ carId: 'is no vehicle of this business' })
  return { id: car.id, name: fullCarName(car), enquiry }
}
