import { BadRequest } from '@feathersjs/errors'
import { dayOf, defaultHours } from '@mainstreet/shared/hours'
import { hoursContract } from '@mainstreet/shared/profile'
import { tableService } from '../../kit/service/feature'
import type { Work } from '../../kit/service/work'
import { existingRow } from './existing-row'
import { insertDefaults } from './insert-defaults'

type Row = Record<string, unknown>

const named = (day: unknown) => {
  const name = dayOf(day as number | string)
  if (!name)
    throw new BadRequest('day is not a day of the week', { errors: { day: 'is not a day of the week' } })
  return name
}

const withDay = (data: Row): Row => ('day' in data ? { ...data, day: named(data.day) } : data)

/** Gives an account the days it does not have yet: 09:00 to 17:00, closed. */
export const createDefaultHours = (work: Work, customerId: number): Promise<void> =>
  insertDefaults(work, { path: 'profile-hours', customerId, rows: defaultHours() as unknown as Row[] })

/** A day exists once, by name or by number. */
export const profileHours = tableService(hoursContract, () => ({
  existing: ({ work, data }) =>
    existingRow(work, 'profile_hours', { customerId: data.customerId as number, day: named(data.day) }),
  beforeWrite: ({ data }) => withDay(data),
}))
