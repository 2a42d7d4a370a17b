import { LoadedRow } from '../../../kit/data/loaded-row'
import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { Page } from '../../../kit/ui/page'
import { Skeleton } from '../../../kit/ui/skeleton'
import { DesignEditor } from '../../../features/design/design-editor'
import { partEditors } from '../part-editors/part-editors'
import { designWords } from '../../../features/design/words'

/** The colours, fonts and styles of the site, beside the site itself. */
export const DashboardDesignPage = () => {
  const id = useCustomerId()
  return (
    <Page title={useWords(designWords).title}>
      <LoadedRow path="profile-styles" id={id} placeholder={<Skeleton lines={24} />}>
        {(row) => <DesignEditor key={row.id} row={row} editors={partEditors} />}
      </LoadedRow>
    </Page>
  )
}
