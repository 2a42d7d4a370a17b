import { menuSections } from '@mainstreet/shared/contracts/restaurant'
import { localTime, weekdays } from '@mainstreet/shared/rules/time/local-time'
import { leonieEvents, leonieMenu } from './leonie/leonie-menu'
import { seedMarks } from './seed-marks'
import { create, momentIn, timezone, type Seeding } from './seeding'

/** In how many days the next day of that name comes (0 is Sunday); never today. */
const daysUntil = ({ work }: Seeding, weekday: number): number =>
  ((weekday - weekdays.indexOf(localTime(work.now, timezone).day) + 12) % 7) + 1

/** Creates the week's menu and what is on at the bistro. */
export const seedMenu = async (seeding: Seeding): Promise<void> => {
  for (const { name, cost, picture, text, on, featured, soldOut, diets, allergens } of leonieMenu) {
    const image = seeding.picture('dish', picture)?.url ?? ''
    // Featured once: the same dish on seven days would fill the front page.
    let toFeature = featured ?? false
    for (const [section, days] of on) {
      const { timeId } = menuSections.find((each) => each.name === section)!
      for (const day of days) {
        const signs = { diets, allergens, ...(soldOut && { soldOut }) }
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
  for (const { name, text, weekday, from, to, picture, parties } of leonieEvents) {
    const inDays = daysUntil(seeding, weekday)
    const event = {
      name,
      description: `<p>${text}</p>`,
      location: 'Chez Léonie, 212 rue Saint-George',
      startsAt: momentIn(seeding, inDays, from),
      endsAt: momentIn(seeding, inDays, to),
    }
    const image = seeding.picture('event', picture)?.url ?? ''
    const { id } = await create(seeding, 'events', { ...event, image, takesGuests: true })
    await seedMarks(seeding, { eventId: id }, parties)
  }
}
