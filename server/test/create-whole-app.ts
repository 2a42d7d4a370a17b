import type { DestinationStream } from 'pino'
import { features } from '../app'
import type { Database } from '../kit/database/database'
import type { Settings } from '../kit/settings'
import { createTestApp, type TestApp } from './create-test-app'

/** Starts the whole product, for what concerns all of it; a feature's own tests start what they need with `createTestApp`. */
export const createWholeApp = (
  settings: Partial<Settings> = {},
  open?: () => Promise<Database>,
  log?: DestinationStream,
): Promise<TestApp> => createTestApp({ features, settings, open, log })
