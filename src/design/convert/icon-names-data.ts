/** Names of other icon sets, without their prefixes, and the name of the same icon here. */
export const iconSynonyms: Record<string, string> = Object.fromEntries(
  `home house|user-circle circle-user|user-group users|user-friends users|people users|person user|account user
|account-circle circle-user|times x|close x|xmark x|x-mark x|cross x|x-circle circle-x|times-circle circle-x
|circle-xmark circle-x|check-circle circle-check|checkmark check|tick check|done check|check-double check-check
|bars menu|hamburger menu|bars-3 menu|list-ul list|list-ol list-ordered|search search|magnifying-glass search
|cog settings|gear settings|cogs settings|sliders sliders-horizontal|envelope mail|email mail|inbox inbox|paper-plane send
|phone-alt phone|phone-volume phone-call|mobile smartphone|mobile-alt smartphone|mobile-screen smartphone|desktop monitor
|laptop-code laptop|map-marker map-pin|map-marker-alt map-pin|location-dot map-pin|location map-pin|place map-pin
|location-on map-pin|location-pin map-pin|geo-alt map-pin|clock-o clock|schedule clock|history history|calendar-alt calendar
|calendar-days calendar|calendar-check calendar-check|event calendar|chart-line chart-line|chart-bar chart-column
|bar-chart chart-column|bar-chart-2 chart-column|chart-column chart-column|chart-pie chart-pie|pie-chart chart-pie
|chart-area chart-area|analytics chart-column|trending-up trending-up|arrow-trend-up trending-up|line-chart chart-line
|shopping-cart shopping-cart|cart shopping-cart|cart-shopping shopping-cart|bag shopping-bag|bag-shopping shopping-bag
|credit-card credit-card|dollar-sign dollar-sign|money-bill banknote|money-bill-wave banknote|wallet wallet|coins coins
|euro-sign euro|piggy-bank piggy-bank|star-half-alt star-half|star-half-stroke star-half|grade star|favorite heart
|heart-o heart|thumbs-up thumbs-up|like thumbs-up|comment message-circle|comments messages-square|comment-dots
 message-circle-more|comment-alt message-square|message message-square|chat messages-square|chat-bubble message-circle
|quote-left quote|quote-right quote|bolt zap|lightning zap|lightning-charge zap|flash zap|lightbulb lightbulb
|idea lightbulb|rocket rocket|magic wand-sparkles|wand-magic-sparkles wand-sparkles|sparkles sparkles|auto-awesome sparkles
|lock lock|unlock lock-open|shield-alt shield|shield-halved shield|shield-check shield-check|security shield|verified
 badge-check|key key|eye eye|visibility eye|eye-slash eye-off|visibility-off eye-off|edit square-pen|pen pen|pencil-alt
 pencil|pen-to-square square-pen|trash-alt trash-2|trash-can trash-2|delete trash-2|plus-circle circle-plus|circle-plus
 circle-plus|add plus|minus-circle circle-minus|remove minus|download download|file-download file-down|upload upload
|cloud-upload-alt cloud-upload|share-alt share-2|share-nodes share-2|share share-2|link link|external-link-alt
 external-link|arrow-up-right-from-square external-link|external-link-square-alt square-arrow-out-up-right|open-in-new
 external-link|copy copy|content-copy copy|clipboard clipboard|file-alt file-text|file-lines file-text|description
 file-text|document file-text|folder-open folder-open|image image|photo image|picture image|photo-video images|camera
 camera|video video|film film|play-circle circle-play|circle-play circle-play|play-arrow play|pause-circle circle-pause
|volume-up volume-2|volume-high volume-2|volume-mute volume-x|volume-off volume-x|music music|microphone mic
|headphones headphones|globe globe|language languages|earth-americas earth|public globe|wifi wifi|sun sun|light-mode sun
|moon moon|dark-mode moon|cloud cloud|tint droplet|droplet droplet|fire flame|fire-alt flame|leaf leaf|seedling sprout
|tree tree-pine|paw paw-print|dog dog|cat cat|fish fish|utensils utensils|restaurant utensils|coffee coffee|mug-hot
 coffee|mug-saucer coffee|local-cafe coffee|wine-glass wine|wine-glass-alt wine|beer beer|pizza-slice pizza|hamburger-food
 hamburger|ice-cream ice-cream-cone|birthday-cake cake|bread-slice croissant|apple-alt apple|carrot carrot|pepper-hot
 flame|truck truck|local-shipping truck|shipping-fast truck|car car|car-side car|bus bus|train train-front|bicycle bike
|plane plane|flight plane|ship ship|hotel hotel|bed bed|bath bath|building building-2|city building-2|store store
|storefront store|industry factory|hospital hospital|school school|university landmark|graduation-cap graduation-cap
|school-hat graduation-cap|book book|book-open book-open|newspaper newspaper|bullhorn megaphone|megaphone megaphone
|campaign megaphone|bell bell|notifications bell|flag flag|bookmark bookmark|tag tag|tags tags|gift gift|trophy trophy
|award award|medal medal|crown crown|gem gem|diamond gem|puzzle-piece puzzle|extension puzzle|cube box|cubes boxes
|box-open package-open|layer-group layers|th grid-3x3|th-large layout-grid|grid layout-grid|dashboard layout-dashboard
|tachometer-alt gauge|gauge-high gauge|speed gauge|table table|columns columns-2|code code|terminal terminal
|laptop laptop|server server|database database|hdd hard-drive|storage database|memory memory-stick|microchip cpu|cpu cpu
|robot bot|smart-toy bot|android bot|brain brain|atom atom|flask flask-conical|science flask-conical|vial test-tube
|stethoscope stethoscope|heartbeat heart-pulse|heart-pulse heart-pulse|medkit briefcase-medical|pills pill|tooth smile
|dumbbell dumbbell|fitness-center dumbbell|running footprints|person-running footprints|spa flower-2|swimmer waves
|water waves|mountain mountain|umbrella-beach palmtree|campground tent|compass compass|map map|route route|directions
 signpost|wrench wrench|tools hammer|screwdriver-wrench wrench|hammer hammer|paint-brush paintbrush|paintbrush paintbrush
|palette palette|brush brush|cut scissors|scissors scissors|ruler ruler|pencil-ruler pencil-ruler|handshake handshake
|hands-helping hand-helping|hand-holding-heart hand-heart|balance-scale scale|scale-balanced scale|gavel gavel|briefcase
 briefcase|work briefcase|business building-2|tasks list-checks|list-check list-checks|clipboard-list clipboard-list
|check-square square-check|square-check square-check|sync refresh-cw|sync-alt refresh-cw|refresh refresh-cw|rotate
 refresh-cw|arrows-rotate refresh-cw|redo redo|undo undo|spinner loader|circle-notch loader-circle|sign-in-alt log-in
|sign-out-alt log-out|right-from-bracket log-out|right-to-bracket log-in|logout log-out|login log-in|power-off power
|question-circle circle-question-mark|circle-question circle-question-mark|help circle-question-mark|help-circle
 circle-question-mark|info-circle info|circle-info info|exclamation-triangle triangle-alert|triangle-exclamation
 triangle-alert|warning triangle-alert|alert-triangle triangle-alert|exclamation-circle circle-alert|circle-exclamation
 circle-alert|alert-circle circle-alert|error circle-alert|ban ban|filter filter|sort arrow-up-down|ellipsis-h ellipsis
|ellipsis-v ellipsis-vertical|more-vert ellipsis-vertical|more-horiz ellipsis|more-horizontal ellipsis|more-vertical
 ellipsis-vertical|angle-right chevron-right|angle-left chevron-left|angle-up chevron-up|angle-down chevron-down
|expand-more chevron-down|expand-less chevron-up|navigate-next chevron-right|chevron-right chevron-right|caret-down
 chevron-down|caret-right chevron-right|caret-up chevron-up|arrow-forward arrow-right|arrow-back arrow-left|long-arrow-alt-right
 arrow-right|arrow-right-long arrow-right|arrow-circle-right circle-arrow-right|arrow-downward arrow-down|arrow-upward arrow-up
|expand maximize|compress minimize|print printer|fax printer|barcode barcode|qrcode qr-code|at at-sign|hashtag hash
|percent percent|percentage percent|infinity infinity|project-diagram workflow|diagram-project workflow|sitemap network
|network-wired network|plug plug|battery-full battery-full|toggle-on toggle-right|hourglass-half hourglass|stopwatch timer
|timer timer|universal-access accessibility|child baby|baby baby|user-tie user|user-md user|user-doctor user
|user-check user-check|user-plus user-plus|person-add user-plus|user-shield shield-user|id-card id-card|address-card
 contact|address-book contact|facebook facebook|twitter twitter|instagram instagram|linkedin linkedin|github github
|youtube youtube|whatsapp message-circle|telegram send|tiktok music-2|pinterest pin|dribbble dribbble|slack slack
|facebook-f facebook|linkedin-in linkedin|x-twitter twitter|google chrome|apple apple|discord message-circle
|bag-check shopping-bag|house-door house|emoji-smile smile|smile-beam smile|face-smile smile|smile-o smile|grin smile
|feather-alt feather|vector-square square-dashed|swatchbook swatch-book|recycle recycle|solar-panel solar-panel|wind wind
|snowflake snowflake|thermometer-half thermometer|temperature-high thermometer|umbrella umbrella|anchor anchor|life-ring life-buoy`
    .split('|')
    .map((row) => row.trim().split(/\s+/) as [string, string]),
)
