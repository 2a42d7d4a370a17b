import { feature } from '../../kit/feature'
import { summariseToday } from './summarise-today'

/** The first page of the dashboard. */
export const dashboard = feature({
  services: {
    'today-summary': summariseToday,
  },
})
