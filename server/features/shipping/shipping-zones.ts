import {
  shippingZoneContract,
  type ShippingZone,
} from '@mainstreet/shared/contracts/marketplace/shipping-zones'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { readPlaces } from '@mainstreet/shared/rules/shipping/places'
import type { RateStep } from '@mainstreet/shared/rules/shipping/zones'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'

const keptPlaces = (typed: string): string => {
  const { places, unknown } = readPlaces(typed)
  if (unknown !== undefined) throw invalid({ places: refusal('no-place', { place: unknown }) })
  return places.join(', ')
}

const keptSteps = (steps: readonly RateStep[]): RateStep[] => {
  const sorted = steps.toSorted((a, b) => a.upTo - b.upTo)
  const twice = sorted.find(({ upTo }, index) => upTo === sorted[index + 1]?.upTo)
  if (twice) throw invalid({ steps: refusal('step-twice', { upTo: twice.upTo }) })
  return sorted
}

/** Where a shop sends and brings: places are kept as they are compared, steps the lowest first, and only where they count. */
export const shippingZones = tableService(shippingZoneContract, () => ({
  beforeWrite: ({ data, before }) => {
    const { basis = 'order', steps = [] }: Partial<ShippingZone> = { ...before, ...data }
    return {
      ...data,
      ...(data.places !== undefined && { places: keptPlaces(data.places) }),
      steps: basis === 'order' ? [] : keptSteps(steps),
    }
  },
}))
