import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

// Its own default would fetch the module from elsewhere.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code'] as const

const detector = new BarcodeDetector({ formats: [...formats] })

/** The code that a picture of the camera shows; undefined where it shows none. */
export const readBarcode = async (picture: HTMLVideoElement): Promise<string | undefined> =>
  (await detector.detect(picture))[0]?.rawValue
