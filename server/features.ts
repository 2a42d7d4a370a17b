import type { Contracts } from '@mainstreet/shared/services'
import type { FeatureOf } from './kit/service/feature'

/** Every contract's feature: one that is missing here does not compile. */
export const features = {} as { [P in keyof Contracts]: FeatureOf<Contracts[P]> }
