import { useWords } from '../../../kit/language/bilingual'
import { messageOf } from '../../../kit/ui/error-state'
import { useKitWords } from '../../../kit/ui/kit-words'
import { PasskeyStopped } from './browser-passkeys'
import { secondFactorWords } from './second-factor-words'

/** Says what kept a passkey from being used. */
export const usePasskeyProblem = () => {
  const words = useWords(secondFactorWords)
  const { reason = messageOf } = useKitWords()
  return (error: unknown): string => {
    if (!(error instanceof PasskeyStopped)) return reason(error)
    return error.why === 'not supported' ? words.notSupported : words.passkeyStopped
  }
}
