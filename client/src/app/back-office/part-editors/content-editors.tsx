import type { ReactNode } from 'react'
import { useList } from '../../../kit/data/data'
import { LoadedRow } from '../../../kit/data/loaded-row'
import { useCustomerId } from '../../../kit/session/session-context'
import { ErrorState } from '../../../kit/ui/error-state'
import { Skeleton } from '../../../kit/ui/skeleton'
import { FilesTab } from '../../../features/profile/files/files-tab'
import { LinksTab } from '../../../features/profile/links/links-tab'
import { NoticeForm } from '../../../features/profile/notices/notice-form'
import { NoticesTab } from '../../../features/profile/notices/notices-tab'
import { QuotesTab } from '../../../features/profile/quotes/quotes-tab'
import type { PartEditorProps } from '../../../features/design/parts/part-editor'

type Listed = 'profile-links' | 'profile-files' | 'profile-notices' | 'profile-quotes'

/** All rows of a list as its own page reads them, once they are read. */
const useAll = <P extends Listed>(path: P) => {
  const sort = path === 'profile-notices' ? { $sort: { createdAt: -1, id: -1 } } : {}
  const { rows, error, refetch } = useList(path, { customerId: useCustomerId(), $limit: 500, ...sort })
  const waiting: ReactNode = error ? (
    <ErrorState error={error} onRetry={refetch} />
  ) : (
    <Skeleton lines={6} block />
  )
  return { rows, waiting }
}

const Links = ({ id }: PartEditorProps) => {
  const { rows, waiting } = useAll('profile-links')
  return rows ? <LinksTab rows={rows} opened={id} /> : waiting
}

const Notices = () => {
  const { rows, waiting } = useAll('profile-notices')
  return rows ? <NoticesTab rows={rows} /> : waiting
}

const Files = () => {
  const { rows, waiting } = useAll('profile-files')
  return rows ? <FilesTab rows={rows} /> : waiting
}

const Quotes = () => {
  const { rows, waiting } = useAll('profile-quotes')
  return rows ? <QuotesTab rows={rows} /> : waiting
}

const NoticeEditor = ({ id, onDone }: PartEditorProps) => (
  <LoadedRow path="profile-notices" id={id}>
    {(notice) => <NoticeForm key={notice.id} notice={notice} onDone={onDone} />}
  </LoadedRow>
)

/** The forms of the lists of a site, as its own page has them. */
export const contentEditors = {
  links: Links,
  notices: Notices,
  files: Files,
  quotes: Quotes,
  notice: NoticeEditor,
}
