import type { Duty } from '@mainstreet/shared/access'
import { useWords } from '../language/bilingual'
import { dutyWords } from './duty-words'

/** Says what a helper looks after, by name, with commas between. */
export const useDutyNames = () => {
  const { duties: names } = useWords(dutyWords)
  return (duties: readonly Duty[]): string => duties.map((duty) => names[duty]).join(', ')
}
