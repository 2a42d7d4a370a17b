import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import type { Write } from '@mainstreet/shared/services'
import type { PictureName } from './business'
import { seedMarks } from './seed-marks'
import { create, daysBefore, momentIn, timezone, type Seeding } from './seeding'

interface DemoFuneral extends Pick<Write<'funerals'>, 'name' | 'description' | 'location' | 'link'> {
  bornOn: string
  diedDaysAgo: number
  /** Days from today, and the hours of the service. */
  service: readonly [inDays: number, from: number, to: number]
  visitation?: readonly [inDays: number, from: number, to: number]
  /** Its picture, and what that shows. */
  portrait?: readonly [name: PictureName, alt: string]
  condolences?: readonly Condoled[]
  candles?: number
  /** A life in pictures, each with its line. */
  life?: readonly (readonly [name: PictureName, caption: string])[]
}

type Condoled = Pick<Write<'condolences'>, 'name' | 'email' | 'message' | 'status'> & { daysAgo: number }

const home = 'Belliveau Funeral Home, 18 Main Street'
const church = 'Saint-Joseph Church, Shediac'

const funerals: readonly DemoFuneral[] = [
  {
    name: 'Rose-Aimée Cormier',
    description: `<p>At home, among her own, at the age of 91. She taught two generations of Cap-Pelé to read, and the
third to make poutine à trou.</p><p>She leaves four children, eleven grandchildren and a garden that her neighbours have
promised to keep. In place of flowers, please think of the library.</p>`,
    bornOn: '1935-03-14',
    diedDaysAgo: 2,
    location: church,
    link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    visitation: [2, 14, 20],
    service: [3, 11, 12],
    candles: 23,
    life: [
      ['leonie/poutine-rapee', 'Her poutine à trou, every second Sunday'],
      ['harbour/gallery-pantry-shelf', 'What her garden gave, in August'],
      ['harbour/teapot', 'Tea at four, whoever came by'],
    ],
    portrait: ['belliveau/rose-aimee', 'Rose-Aimée, smiling, in front of her garden'],
    condolences: [
      {
        name: 'Léo Gallant',
        email: 'leo@example.com',
        message: `She taught me to read, and then she taught my daughter. Nobody was ever late for Madame Cormier.`,
        status: 'shown',
        daysAgo: 1,
      },
      {
        name: 'Marie and Paul Doiron',
        email: 'doiron@example.com',
        message:
          'Every August there was a bag of her tomatoes on our porch, and she never said a word about it. We will look after the fence side of the garden.',
        status: 'shown',
        daysAgo: 1,
      },
      {
        name: 'Anne Melanson',
        email: 'anne@example.com',
        message: `From all of us at the library: her chair by the window stays hers.`,
        status: 'waiting',
        daysAgo: 0,
      },
    ],
  },
  {
    name: 'Harold “Hal” Steeves',
    description: `<p>Fisherman, fiddler and father of three, at the Moncton Hospital after a short illness. He was 78 and
had his boat in the water until September.</p><p>A reception follows at the Legion. Bring a tune.</p>`,
    bornOn: '1948-07-02',
    diedDaysAgo: 4,
    location: home,
    visitation: [4, 18, 21],
    service: [5, 14, 15],
    candles: 9,
    life: [
      ['harbour/gallery-harbour-morning', 'The wharf, before everybody else was up'],
      ['harbour/gallery-lighthouse-dusk', 'Coming home'],
    ],
    portrait: ['belliveau/hal', 'Hal in his red cap, the sea behind him'],
  },
  {
    name: 'Yvette Bourque',
    description: `<p>Peacefully, in her hundredth year. The family thanks everybody at the Villa Providence.</p>`,
    bornOn: '1927-01-20',
    diedDaysAgo: 21,
    location: church,
    service: [-16, 11, 12],
  },
]

/** The portraits of the notices. */
export const funeralPortraits: readonly PictureName[] = funerals.flatMap(({ portrait }) =>
  portrait ? [portrait[0]] : [],
)

/** The pictures of their lives. */
export const funeralPictures: readonly PictureName[] = funerals.flatMap(({ life = [] }) =>
  life.map(([name]) => name),
)

/** Creates the services of the funeral home: two to come and one that is over, and what was written to the family. */
export const seedFunerals = async (seeding: Seeding): Promise<void> => {
  const today = localTime(seeding.work.now, timezone).date
  for (const {
    diedDaysAgo,
    service,
    visitation,
    portrait = [],
    condolences,
    candles = 0,
    life = [],
    ...funeral
  } of funerals) {
    const [picture, alt = ''] = portrait
    const [inDays, from, to] = service
    const visit = visitation && {
      visitationAt: momentIn(seeding, visitation[0], visitation[1]),
      visitationUntil: momentIn(seeding, visitation[0], visitation[2]),
      visitationPlace: home,
    }
    const { id: funeralId } = await create(seeding, 'funerals', {
      ...funeral,
      ...visit,
      alt,
      image: seeding.picture('funeral', picture)?.url ?? '',
      diedOn: dateAfter(today, -diedDaysAgo),
      startsAt: momentIn(seeding, inDays, from),
      endsAt: momentIn(seeding, inDays, to),
    })
    for (const [index, [name, caption]] of life.entries()) {
      const image = seeding.picture('funeral-image', name)?.url
      if (image) await create(seeding, 'funeral-images', { funeralId, image, caption, order: index + 1 })
    }
    await seedMarks(seeding, { funeralId }, Array<number>(candles).fill(1))
    for (const { daysAgo, ...words } of condolences ?? []) {
      const createdAt = daysBefore(seeding, daysAgo).toISOString()
      await create(seeding, 'condolences', { ...words, funeralId, createdAt })
    }
  }
}
