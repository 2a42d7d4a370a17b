import { noticesToContract, type NoticesTo } from '@mainstreet/shared/contracts/notices-to'
import { noticeKinds, wayOf } from '@mainstreet/shared/rules/notices'
import { BellRing } from 'lucide-react'
import { useList } from '../../../kit/data/data'
import { useOperation } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId, useSignedIn } from '../../../kit/session/session-context'
import { useMay } from '../../../kit/session/use-may'
import { Button } from '../../../kit/ui/button'
import { ErrorState } from '../../../kit/ui/error-state'
import { Notice } from '../../../kit/ui/notice'
import { SettingsSection } from '../../../kit/ui/settings-section'
import { Skeleton } from '../../../kit/ui/skeleton'
import { Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import { toast } from '../../../kit/ui/toaster'
import { Devices } from './devices'
import { noticeWords } from './notice-words'
import styles from './notices.module.css'
import { PersonNotices } from './person-notices'
import { useThisDevice } from './use-this-device'

const inOrder = { $sort: { id: 1 as const }, $limit: 500 }

const nameOf = ({ name, email }: NoticesTo) => name || email

/** Everybody with access and what they are told of; whoever looks comes first. */
const People = ({ hasPhone }: { hasPhone: boolean }) => {
  const words = useWords(noticeWords)
  const { user } = useSignedIn()
  const { rows, error, refetch } = useList('notices-to', inOrder)
  if (!rows) return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={6} />
  const you = rows.find(({ userId }) => userId === user.id)
  const waits = you && !hasPhone && noticeKinds.some((kind) => wayOf(you, kind) === 'phone')
  return (
    <Stack gap={4}>
      {you && <PersonNotices person={you} name={words.you} />}
      {waits && <Notice tone="warning">{words.phoneIsNowhere}</Notice>}
      {rows
        .filter((row) => row !== you)
        .map((person) => (
          <details key={person.id} className={styles.person} open={!you || undefined}>
            <summary>
              <Text size="sm" weight="medium">
                {nameOf(person)}
              </Text>
            </summary>
            <PersonNotices person={person} name={nameOf(person)} />
          </details>
        ))}
    </Stack>
  )
}

/** Sends whoever looks what a notice looks like. */
const SampleButton = ({ customerId }: { customerId: number }) => {
  const words = useWords(noticeWords)
  const { run, busy } = useOperation('notice-sample')
  const send = async () => {
    const { to, phones } = await run({ customerId })
    toast.success(phones ? words.sampledTo(to) : words.sampled(to))
  }
  return (
    <Button
      icon={<BellRing />}
      loading={busy}
      onClick={() => void send().catch((error: unknown) => toast.error(words.notSampled, error))}
    >
      {words.sample}
    </Button>
  )
}

/** Who is told when something happens, and on which devices. */
export const NoticesSection = () => {
  const words = useWords(noticeWords)
  const customerId = useCustomerId()
  const devices = useThisDevice()
  const seesPeople = useMay(noticesToContract, 'find')
  const hasPhone = Boolean(devices.here) || devices.others.length > 0
  return (
    <SettingsSection id="notices" title={words.title} about={words.about}>
      <Stack gap={5}>
        {seesPeople && <People hasPhone={hasPhone || !devices.isKnown} />}
        <Devices devices={devices} />
        <div>
          <SampleButton customerId={customerId} />
        </div>
      </Stack>
    </SettingsSection>
  )
}
