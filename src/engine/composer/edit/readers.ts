import { readAdding } from './intents/add.ts'
import { readAligning } from './intents/align.ts'
import { readBanner } from './intents/banner.ts'
import { readButton } from './intents/button.ts'
import { readCannot } from './intents/cannot.ts'
import { readColumns } from './intents/columns.ts'
import { readContact } from './intents/contact.ts'
import { readContrast } from './intents/contrast.ts'
import { readDislike } from './intents/dislike.ts'
import { readDuplicating } from './intents/duplicate.ts'
import { readReplacing, readSwapping } from './intents/exchange.ts'
import { readHiding, readShowing } from './intents/hide.ts'
import { readHours } from './intents/hours.ts'
import { readImage } from './intents/image.ts'
import { readInk } from './intents/ink.ts'
import { readOnGround } from './intents/on-ground.ts'
import { readItem } from './intents/item.ts'
import { readLetters } from './intents/letters.ts'
import { readLink, readNewTab } from './intents/link.ts'
import { readBareLook, readLook } from './intents/look.ts'
import { readMoving } from './intents/move.ts'
import { readNaming } from './intents/name.ts'
import { readPrice } from './intents/price.ts'
import { readRemoving } from './intents/remove.ts'
import { readShape } from './intents/shape.ts'
import { readShortening } from './intents/shorten.ts'
import { readSize } from './intents/size.ts'
import { readSocial } from './intents/social.ts'
import { readSpacing } from './intents/spacing.ts'
import { readSticky } from './intents/sticky.ts'
import { readStatedText, readText } from './intents/text.ts'
import { readTone } from './intents/tone.ts'
import type { IntentReader } from './scene.ts'

/** Every kind of instruction, the narrow ones first: the first that understands a clause decides. */
export const readers: readonly IntentReader[] = [
  readInk,
  readOnGround,
  readBanner,
  readButton,
  readReplacing,
  readNaming,
  readPrice,
  readHours,
  readSocial,
  readContact,
  readNewTab,
  readLink,
  readImage,
  readText,
  readDislike,
  readCannot,
  readContrast,
  readSticky,
  readHiding,
  readShowing,
  readShape,
  readSpacing,
  readRemoving,
  readSwapping,
  readDuplicating,
  readColumns,
  readItem,
  readMoving,
  readShortening,
  readLetters,
  readAligning,
  readLook,
  readTone,
  readSize,
  readStatedText,
  readBareLook,
  readAdding,
]
