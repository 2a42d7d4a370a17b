import { useSearchParams } from 'react-router-dom'
import { keyOf, readPeriod, type Period } from './period'

/** The chosen period and whether test orders count, which stand in the address. */
export const usePeriod = (today: string) => {
  const [query, setQuery] = useSearchParams()
  const change = (name: string, value: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (value) after.set(name, value)
        else after.delete(name)
        return after
      },
      { replace: true },
    )
  return {
    period: readPeriod(query.get('period'), today),
    includeTest: query.get('tests') === '1',
    choose: (period: Period) => change('period', keyOf(period)),
    countTests: (isOn: boolean) => change('tests', isOn ? '1' : ''),
  }
}
