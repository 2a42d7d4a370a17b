import { ApiError } from '../../kit/data/rest'
import { useBackOfficeLocale } from '../../kit/language/bilingual'
import { refusalInLanguage } from '../../kit/refusals/refusal-in-language'

/** Why a delivery was not answered, in the reader's language; the server stores it in English. */
export const useProblemText = () => {
  const locale = useBackOfficeLocale()
  return (problem: string) => refusalInLanguage(new ApiError('Undelivered', problem), locale).message
}
