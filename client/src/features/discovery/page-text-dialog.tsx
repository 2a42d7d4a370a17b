import { pageTextContract, type PageText } from '@mainstreet/shared/contracts/site/page-texts'
import { routes } from '@mainstreet/shared/routes'
import { useList } from '../../kit/data/data'
import { useSave } from '../../kit/data/data-writes'
import { useAccount } from '../../kit/data/use-account'
import { DialogActions } from '../../kit/form/dialog-actions'
import { SelectField } from '../../kit/form/fields/select-field'
import { Form } from '../../kit/form/form'
import { SearchTextFields } from '../../kit/form/search-texts/search-text-fields'
import { useWords } from '../../kit/language/bilingual'
import { shownAddress, siteAddress } from '../../kit/site-address'
import { Dialog } from '../../kit/ui/dialog'
import { Stack } from '../../kit/ui/stack'
import { toast } from '../../kit/ui/toaster'
import { discoveryWords } from './discovery-words'

type Typed = Pick<PageText, 'page' | 'title' | 'text' | 'imageId' | 'translations'>

const GalleryPicture = () => {
  const words = useWords(discoveryWords)
  const gallery = useList('profile-gallery', { $limit: 500, $sort: { order: 1 } }).rows ?? []
  const options = gallery.map(({ id, caption }, index) => ({
    value: String(id),
    label: caption || words.picture(index + 1),
  }))
  if (options.length === 0) return null
  return (
    <SelectField
      name="imageId"
      numeric
      placeholder={words.usualImage}
      options={options}
      help={words.imageHelp}
    />
  )
}

/** A page whose texts are written; one that has none yet has no row. */
export interface WrittenPage {
  page: PageText['page']
  row?: PageText
}

/** Writes what search engines and shared links say of a page. */
export const PageTextDialog = ({ page, row, onClose }: WrittenPage & { onClose: () => void }) => {
  const words = useWords(discoveryWords)
  const { row: account } = useAccount()
  const { create, patch } = useSave('page-texts')
  const title = words.of(words.pages[page])
  const { str_domain = '', str_company_name = '' } = account ?? {}
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form<Typed>
        label={title}
        contract={pageTextContract}
        defaultValues={{
          page,
          title: row?.title ?? '',
          text: row?.text ?? '',
          imageId: row?.imageId ?? null,
          translations: row?.translations ?? {},
        }}
        onSubmit={async (typed) => {
          await (row ? patch(row.id, typed) : create(typed))
          toast.success(words.saved)
        }}
        onSaved={onClose}
      >
        <Stack>
          <SearchTextFields
            names={['title', 'text']}
            usual={{ title: `${words.usualTitle} · ${str_company_name}`, text: words.usualText }}
            address={shownAddress(siteAddress(str_domain)) + routes[page]}
          />
          <GalleryPicture />
        </Stack>
        <DialogActions submit={words.save} cancel={words.cancel} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
