import { mailKinds, type MailKind } from '@mainstreet/shared/contracts/orders/mails'
import { locales, type Locale } from '@mainstreet/shared/rules/language'
import { useMemo, useState } from 'react'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { Card } from '../../kit/ui/card'
import { ErrorState } from '../../kit/ui/error-state'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import { Select } from '../../kit/ui/select'
import { Skeleton } from '../../kit/ui/skeleton'
import { Stack } from '../../kit/ui/stack'
import styles from './mail-list.module.css'
import { MailView, type MailWidth } from './mail-view'
import { mailWords } from './words'

const widths: readonly MailWidth[] = ['computer', 'phone']

const Sample = (input: { customerId: number; kind: MailKind; language: Locale; width: MailWidth }) => {
  const { customerId, kind, language, width } = input
  const asked = useMemo(() => ({ customerId, kind, language }), [customerId, kind, language])
  const { answer, error, isPrevious, refetch } = useOperationRead('mail-sample', asked, [
    'account',
    'profile-styles',
    'store-settings',
  ])
  if (answer) return <MailView mail={answer} width={width} isPrevious={isPrevious} />
  return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton block lines={8} />
}

/** Each kind of mail in the look of the business, with an invented order. */
export const MailSamples = ({ customerId }: { customerId: number }) => {
  const words = useWords(mailWords)
  const [kind, setKind] = useState<MailKind>('receipt')
  const [language, setLanguage] = useState(useBackOfficeLocale())
  const [width, setWidth] = useState<MailWidth>('computer')
  return (
    <Card title={words.samplesPart} description={words.samplesAbout}>
      <Stack>
        <div className={styles.controls}>
          <Select
            label={words.kind}
            value={kind}
            onChange={({ target }) => setKind(mailKinds.find((each) => each === target.value) ?? 'receipt')}
            options={mailKinds.map((value) => ({ value, label: words.kinds[value] }))}
          />
          <SegmentedControl
            label={words.language}
            value={language}
            onChange={setLanguage}
            options={locales.map((value) => ({ value, label: words.languages[value] }))}
          />
          <SegmentedControl
            label={words.device}
            value={width}
            onChange={setWidth}
            options={widths.map((value) => ({ value, label: words[value] }))}
          />
        </div>
        <Sample customerId={customerId} kind={kind} language={language} width={width} />
      </Stack>
    </Card>
  )
}
