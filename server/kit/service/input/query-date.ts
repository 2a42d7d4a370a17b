import type { FuncKeywordDefinition } from 'ajv'

type DateFormat = 'date' | 'date-time'

const iso = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/
const milliseconds = /^-?\d{1,15}$/
const earliest = Date.parse('0001-01-01T00:00:00Z')
const latest = Date.parse('9999-12-31T23:59:59.999Z')

const isCalendarDay = (day: string): boolean => {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}

const momentOf = (value: unknown): number => {
  if (typeof value === 'number') return Number.isInteger(value) ? value : NaN
  if (typeof value !== 'string') return NaN
  if (milliseconds.test(value)) return Number(value)
  const [, day, zone] = iso.exec(value) ?? []
  if (!day || !isCalendarDay(day)) return NaN
  return Date.parse(zone || value === day ? value : `${value}Z`)
}

/** A date of a query, ISO 8601 text (in UTC where it names no zone) or integer milliseconds, as the database takes it; undefined for anything else. */
const readDate = (value: unknown, format: DateFormat): string | undefined => {
  const moment = momentOf(value)
  if (!(moment >= earliest && moment <= latest)) return undefined
  const text = new Date(moment).toISOString()
  return format === 'date' ? text.slice(0, 'YYYY-MM-DD'.length) : text
}

/** The check of date columns in queries: it puts the text that the database takes in the value's place. */
export const queryDate: FuncKeywordDefinition = {
  keyword: 'queryDate',
  modifying: true,
  errors: false,
  compile:
    ({ format, nullable }: { format: DateFormat; nullable: boolean }) =>
    (value, place) => {
      if (value === null) return nullable
      const text = readDate(value, format)
      if (text === undefined || !place) return false
      place.parentData[place.parentDataProperty] = text
      return true
    },
}
