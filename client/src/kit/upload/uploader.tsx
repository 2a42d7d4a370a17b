import type { ComponentProps } from 'react'
import { UploadList } from './upload-list'
import { UploadZone } from './upload-zone'
import { Stack } from '../ui/stack'

/** A place that takes files, and below it how each of them goes. */
export const Uploader = (props: ComponentProps<typeof UploadZone>) => (
  <Stack gap={3}>
    <UploadZone {...props} />
    <UploadList uploads={props.uploads} />
  </Stack>
)
