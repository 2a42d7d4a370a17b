import type { Application } from '../../declarations'
import type { Shelf } from '../../kit/media/drawn-pictures'
import type { Work } from '../../kit/service/work'
import type { Starter } from './starters'

/** A business that has just been created, and what it starts with. */
export interface Starting {
  app: Application
  work: Work
  customerId: number
  timezone: string
  starter: Starter
  /** The example pictures, which were stored before. */
  picture: Shelf
}
