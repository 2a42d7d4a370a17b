import { useWords } from '../../language/bilingual'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { formWords } from '../form-words'

/** Says that what was typed before is in the form again, and throws it away where it is not wanted. */
export const KeptNotice = ({ onThrowAway }: { onThrowAway: () => void }) => {
  const words = useWords(formWords)
  return (
    <Notice action={<Button onClick={onThrowAway}>{words.throwAway}</Button>}>{words.typedBefore}</Notice>
  )
}
