import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useParams } from 'react-router-dom'
import { LoadedRow } from '../../../kit/data/loaded-row'
import { useWords } from '../../../kit/language/bilingual'
import { EmptyState } from '../../../kit/ui/empty-state'
import { Page } from '../../../kit/ui/page'
import { NoticeForm } from './notice-form'
import { noticeWords } from './notice-words'

/** A notice to be written, or one to be changed. */
export const DashboardNoticePage = () => {
  const words = useWords(noticeWords)
  const { id = '' } = useParams()
  const isNew = id === 'new'
  const isId = /^[1-9]\d{0,9}$/.test(id)
  return (
    <Page
      title={isNew ? words.newTitle : words.editTitle}
      back={{ to: `${backOfficeRoutes.content}?part=notices`, label: words.back }}
    >
      {isNew && <NoticeForm />}
      {isId && (
        <LoadedRow path="profile-notices" id={Number(id)}>
          {(notice) => <NoticeForm key={notice.id} notice={notice} />}
        </LoadedRow>
      )}
      {!isNew && !isId && <EmptyState title={words.gone} />}
    </Page>
  )
}
