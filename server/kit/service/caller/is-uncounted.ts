import { isbot } from 'isbot'
import type { ServiceParams } from '../service-params'

/** Whether a visitor's call is nothing to count: a program that reads pages, or a person who asked not to be followed (Global Privacy Control, Do Not Track). */
export const isUncounted = ({ caller, headers = {} }: ServiceParams): boolean =>
  (caller?.role ?? 'visitor') === 'visitor' &&
  (headers['sec-gpc'] === '1' || headers.dnt === '1' || isbot(headers['user-agent']))
