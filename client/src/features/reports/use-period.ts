import { useAddressParams } from '../../kit/use-address-params'
import { keyOf, readPeriod, type Period } from './period'

/** The chosen period and whether test orders count, which stand in the address. */
export const usePeriod = (today: string) => {
  const [params, set] = useAddressParams()
  return {
    period: readPeriod(params.get('period'), today),
    includeTest: params.get('tests') === '1',
    choose: (period: Period) => set({ period: keyOf(period) }),
    countTests: (isOn: boolean) => set({ tests: isOn ? '1' : '' }),
  }
}
