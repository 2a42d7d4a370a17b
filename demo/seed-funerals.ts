import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import type { Write } from '@mainstreet/shared/services'
import { create, momentIn, timezone, type Seeding } from './seeding'

interface DemoFuneral extends Pick<Write<'funerals'>, 'name' | 'description' | 'location' | 'link'> {
  bornOn: string
  diedDaysAgo: number
  /** Days from today, and the hours of the service. */
  service: readonly [inDays: number, from: number, to: number]
  visitation?: readonly [inDays: number, from: number, to: number]
}

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

/** Creates the services of the funeral home: two to come and one that is over. */
export const seedFunerals = async (seeding: Seeding): Promise<void> => {
  const today = localTime(seeding.work.now, timezone).date
  for (const { diedDaysAgo, service, visitation, ...funeral } of funerals) {
    const [inDays, from, to] = service
    const visit = visitation && {
      visitationAt: momentIn(seeding, visitation[0], visitation[1]),
      visitationUntil: momentIn(seeding, visitation[0], visitation[2]),
      visitationPlace: home,
    }
    await create(seeding, 'funerals', {
      ...funeral,
      ...visit,
      diedOn: dateAfter(today, -diedDaysAgo),
      startsAt: momentIn(seeding, inDays, from),
      endsAt: momentIn(seeding, inDays, to),
    })
  }
}
