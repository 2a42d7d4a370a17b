import { useWords } from '../../kit/language/bilingual'
import { Page } from '../../kit/ui/page'
import { ChangeLog } from './change-log'
import { changeWords } from './words'

/** The log of what staff change, of a customer or of all. */
export const ChangesPage = () => {
  const words = useWords(changeWords)
  return (
    <Page title={words.title} description={words.about}>
      <ChangeLog />
    </Page>
  )
}
