import { fileContract, type ProfileFile } from '@mainstreet/shared/contracts/site/profile'
import { FileDown } from 'lucide-react'
import { useOrderedRows } from '../../../kit/data/lists/use-ordered-rows'
import { SortableList } from '../../../kit/drag/sortable-list'
import { useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import { EmptyState } from '../../../kit/ui/empty-state'
import { Stack } from '../../../kit/ui/stack'
import { Uploader } from '../../../kit/upload/uploader'
import { useUploads } from '../../../kit/upload/use-uploads'
import { contentWords } from '../words'
import { FileRow } from './file-row'
import { fileWords } from './file-words'

/** The files that visitors can download: added, named, put in order, replaced and removed. */
export const FilesTab = ({ rows }: { rows: readonly ProfileFile[] }) => {
  const words = useWords(fileWords)
  const common = useWords(contentWords)
  const uploads = useUploads({ type: 'file' })
  const mayAdd = useMay(fileContract, 'patch')
  const { shown, reorder, container, remove } = useOrderedRows({
    type: 'profile-files',
    rows,
    orderOf: ({ int_order }) => int_order,
    refusal: common.orderRefused,
  })
  const nameOf = ({ str_title }: ProfileFile) => str_title || words.untitled
  return (
    <Stack>
      <div ref={container} tabIndex={-1}>
        {shown.length === 0 ? (
          <EmptyState title={words.none} icon={<FileDown />}>
            {words.noneAbout}
          </EmptyState>
        ) : (
          <SortableList
            label={words.list}
            items={shown}
            getId={({ id }) => id}
            getName={nameOf}
            onReorder={reorder}
            renderItem={(row, { handle }) => (
              <FileRow row={row} handle={handle} onRemove={() => remove(row, common.removed(nameOf(row)))} />
            )}
          />
        )}
      </div>
      {mayAdd && <Uploader uploads={uploads} />}
    </Stack>
  )
}
