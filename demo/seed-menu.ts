import { menuSections } from '@mainstreet/shared/contracts/restaurant'
import { leonieEvents, leonieMenu } from './leonie-menu'
import { create, daysBefore, type Seeding } from './seeding'

/** The next day of that name after today, at an hour, UTC. */
const nextAt = (seeding: Seeding, weekday: number, hour: number): string => {
  const ahead = (weekday - seeding.work.now.getUTCDay() + 6) % 7
  const at = daysBefore(seeding, -1 - ahead)
  at.setUTCHours(hour, 0, 0, 0)
  return at.toISOString()
}

/** Creates the week's menu and what is on at the bistro. */
export const seedMenu = async (seeding: Seeding): Promise<void> => {
  for (const { name, cost, picture, text, on, featured, diets, allergens } of leonieMenu) {
    const image = seeding.picture('dish', picture)?.url ?? ''
    // Featured once: the same dish on seven days would fill the front page.
    let toFeature = featured ?? false
    for (const [section, days] of on) {
      const { timeId } = menuSections.find((each) => each.name === section)!
      for (const day of days) {
        const signs = { diets, allergens }
        const dish = {
          name,
          cost,
          description: `<p>${text}</p>`,
          image,
          timeId,
          dayId: Number(day),
          ...signs,
        }
        await create(seeding, 'restaurant', { ...dish, featured: toFeature })
        toFeature = false
      }
    }
  }
  for (const [name, text, weekday, hour] of leonieEvents) {
    await create(seeding, 'events', {
      name,
      description: `<p>${text}</p>`,
      location: 'Chez Léonie, 212 rue Saint-George',
      startsAt: nextAt(seeding, weekday, hour),
    })
  }
}
