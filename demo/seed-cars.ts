import { create, daysBefore, type Seeding } from './seeding'
import { tidewaterCars } from './tidewater/tidewater-cars'

/** Creates the dealer's cars with their pictures. */
export const seedCars = async (seeding: Seeding): Promise<void> => {
  const { work, business } = seeding
  for (const { pictures, daysAgo, ...car } of tidewaterCars) {
    const createdAt = daysBefore(seeding, daysAgo).toISOString()
    const { id: itemId } = await create(seeding, 'automotive', { ...car, createdAt })
    const stored = pictures.flatMap((name) => seeding.picture('gallery', name)?.url ?? [])
    if (stored.length === 0) continue
    const rows = stored.map((image, index) => ({
      customerId: business.id,
      itemId,
      image,
      isPrimary: index === 0,
      order: index + 1,
    }))
    await work.trx('automotive_images').insert(rows)
    work.unseen('automotive-images')
  }
}
