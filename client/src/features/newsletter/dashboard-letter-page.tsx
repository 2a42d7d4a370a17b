import { letterContract, type Letter } from '@mainstreet/shared/contracts/newsletter'
import { locales } from '@mainstreet/shared/rules/language'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useList } from '../../kit/data/data'
import { LoadedRow } from '../../kit/data/loaded-row'
import { useAccount } from '../../kit/data/use-account'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { AutoSaveForm } from '../../kit/form/auto-save-form'
import { Field } from '../../kit/form/fields/field'
import { SelectField } from '../../kit/form/fields/select-field'
import { TextAreaField } from '../../kit/form/fields/text-area-field'
import { useWords } from '../../kit/language/bilingual'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { ErrorState } from '../../kit/ui/error-state'
import { Notice } from '../../kit/ui/notice'
import { Page } from '../../kit/ui/page'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import { Skeleton } from '../../kit/ui/skeleton'
import { Stack } from '../../kit/ui/stack'
import { MailView } from '../mails/mail-view'
import { LetterThings } from './letter-things'
import styles from './newsletter.module.css'
import { newsletterWords } from './newsletter-words'
import { SendLetter } from './send-letter'

const GalleryPicture = () => {
  const words = useWords(newsletterWords)
  const gallery = useList('profile-gallery', { $limit: 500, $sort: { order: 1 } }).rows ?? []
  const options = gallery.map(({ id, caption }, index) => ({
    value: String(id),
    label: caption || words.picture(index + 1),
  }))
  return (
    <SelectField
      name="imageId"
      numeric
      placeholder={words.noPicture}
      options={options}
      help={words.pictureHelp}
    />
  )
}

const Texts = ({ letter }: { letter: Letter }) => {
  const words = useWords(newsletterWords)
  return (
    <Card title={words.letter}>
      <AutoSaveForm contract={letterContract} row={letter} label={words.letter}>
        <Stack gap={4}>
          <Field name="subject" autoComplete="off" />
          <TextAreaField name="text" rows={10} help={words.textHelp} />
          <GalleryPicture />
        </Stack>
      </AutoSaveForm>
    </Card>
  )
}

const Preview = ({ letter }: { letter: Letter }) => {
  const words = useWords(newsletterWords)
  const { row: account } = useAccount()
  const [chosen, setChosen] = useState<(typeof locales)[number]>()
  const language = chosen ?? account?.language
  const asked = { id: letter.id, ...(language && { language }) }
  const { answer, isPrevious, error, refetch } = useOperationRead('letter-preview', asked, [
    'letters',
    'subscribers',
  ])
  return (
    <Stack>
      {letter.status === 'draft' ? (
        <SendLetter letter={letter} readers={answer?.readers ?? 0} />
      ) : (
        <Notice tone={letter.status === 'sent' ? 'success' : 'info'} title={words.states[letter.status]}>
          {words.progress(letter.sent, letter.readers)}
        </Notice>
      )}
      <Card title={words.preview}>
        <Stack>
          {account?.bilingual && language && (
            <SegmentedControl
              label={words.language}
              value={language}
              onChange={setChosen}
              options={locales.map((value) => ({ value, label: words.languages[value] }))}
            />
          )}
          {answer && <MailView mail={answer} isPrevious={isPrevious} />}
          {!answer && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton block lines={8} />)}
        </Stack>
      </Card>
    </Stack>
  )
}

/** A letter: written beside how its readers get it, tried, and sent. */
export const DashboardLetterPage = () => {
  const words = useWords(newsletterWords)
  const { id = '' } = useParams()
  const isId = /^[1-9]\d{0,9}$/.test(id)
  return (
    <Page title={words.letter} back={{ to: backOfficeRoutes.newsletter, label: words.back }}>
      {isId ? (
        <LoadedRow path="letters" id={Number(id)}>
          {(letter) => (
            <div className={styles.columns}>
              {letter.status === 'draft' && (
                <Stack>
                  <Texts letter={letter} />
                  <LetterThings letter={letter} />
                </Stack>
              )}
              <Preview letter={letter} />
            </div>
          )}
        </LoadedRow>
      ) : (
        <EmptyState title={words.gone} />
      )}
    </Page>
  )
}
