import type { NoticesTo } from '@mainstreet/shared/contracts/notices-to'
import { covers, noticeKinds, noticeWays, type NoticeKind } from '@mainstreet/shared/rules/notices'
import { useSave } from '../../../kit/data/data-writes'
import { useAccount } from '../../../kit/data/use-account'
import { useWords } from '../../../kit/language/bilingual'
import { SegmentedControl } from '../../../kit/ui/segmented-control'
import { Row, Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import { toast } from '../../../kit/ui/toaster'
import { noticeWords } from './notice-words'
import styles from './notices.module.css'

/** What only businesses of a kind have. */
const roleOf: Partial<Record<NoticeKind, 'Restaurant' | 'Funeral'>> = {
  table: 'Restaurant',
  condolence: 'Funeral',
}

/** The kinds that the business in view has. */
const useKinds = () => {
  const { row: account } = useAccount()
  return noticeKinds.filter((kind) => {
    const role = roleOf[kind]
    return !role || account?.roles?.includes(role)
  })
}

type PersonNoticesProps = { person: NoticesTo; name: string }

/** How one person is told of each kind, saved at once. */
export const PersonNotices = ({ person, name }: PersonNoticesProps) => {
  const words = useWords(noticeWords)
  const kinds = useKinds().filter((kind) => covers(person, kind))
  const { patch } = useSave('notices-to')
  const choose = (columns: Partial<NoticesTo>) =>
    void patch(person.id, columns, { optimistic: true }).catch((error: unknown) =>
      toast.error(words.notSaved, error),
    )
  const options = noticeWays.map((value) => ({ value, label: words.ways[value] }))
  const time = (column: 'quietFrom' | 'quietUntil') => (
    <label>
      <Row as="span" gap={2}>
        <Text size="sm">{words[column]}</Text>
        <input
          type="time"
          className={styles.time}
          value={person[column].slice(0, 5)}
          onChange={({ target }) => target.value && choose({ [column]: `${target.value}:00` })}
        />
      </Row>
    </label>
  )
  return (
    <Stack gap={2}>
      {kinds.map((kind) => (
        <Row key={kind} spread>
          <Text size="sm">{words.kinds[kind]}</Text>
          <SegmentedControl
            label={words.of(words.kinds[kind], name)}
            value={person[kind]}
            onChange={(way) => choose({ [kind]: way })}
            options={options}
          />
        </Row>
      ))}
      {kinds.some((kind) => person[kind] === 'phone') && (
        <Row gap={3}>
          {time('quietFrom')}
          {time('quietUntil')}
        </Row>
      )}
    </Stack>
  )
}
