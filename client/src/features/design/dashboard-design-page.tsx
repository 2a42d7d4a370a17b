import { LoadedRow } from '../../kit/data/loaded-row'
import { useWords } from '../../kit/language/bilingual'
import { useAccountId } from '../../kit/session/session-context'
import { Page } from '../../kit/ui/page'
import { Skeleton } from '../../kit/ui/skeleton'
import { DesignEditor } from './design-editor'
import { designWords } from './words'

/** The colours, fonts and styles of the site, beside the site itself. */
export const DashboardDesignPage = () => {
  const id = useAccountId()
  return (
    <Page title={useWords(designWords).title}>
      <LoadedRow path="profile-styles" id={id} placeholder={<Skeleton lines={24} />}>
        {(row) => <DesignEditor key={row.id} row={row} />}
      </LoadedRow>
    </Page>
  )
}
