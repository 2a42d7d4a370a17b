import { EnquiryForm } from '../../../../kit/site/contact/enquiry-form'
import { Drawer } from '../../../../kit/ui/drawer'

type AskSheetProps = {
  open: boolean
  title: string
  subject: string
  itemId: number
  onClose: () => void
}

/** The form of a question about an item; it keeps what is typed while it is closed. */
export const AskSheet = ({ open, title, subject, itemId, onClose }: AskSheetProps) => (
  <Drawer open={open} onClose={onClose} title={title} side="bottom">
    <p className="muted">{subject}</p>
    <EnquiryForm title={title} about={{ subject, itemId }} isTitled />
  </Drawer>
)
