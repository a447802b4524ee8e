/** All other drawings of the screens, fetched together when the first of them is wanted. */
// oxlint-disable import/max-dependencies -- one drawing, one import: nothing else of the package is loaded
import ApartmentOutlined from '@ant-design/icons-svg/es/asn/ApartmentOutlined.js';
import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined.js';
import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js';
import BellOutlined from '@ant-design/icons-svg/es/asn/BellOutlined.js';
import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined.js';
import BulbOutlined from '@ant-design/icons-svg/es/asn/BulbOutlined.js';
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined.js';
import CaretDownOutlined from '@ant-design/icons-svg/es/asn/CaretDownOutlined.js';
import CaretUpOutlined from '@ant-design/icons-svg/es/asn/CaretUpOutlined.js';
import CheckSquareOutlined from '@ant-design/icons-svg/es/asn/CheckSquareOutlined.js';
import ClearOutlined from '@ant-design/icons-svg/es/asn/ClearOutlined.js';
import ClockCircleOutlined from '@ant-design/icons-svg/es/asn/ClockCircleOutlined.js';
import CodeOutlined from '@ant-design/icons-svg/es/asn/CodeOutlined.js';
import CommentOutlined from '@ant-design/icons-svg/es/asn/CommentOutlined.js';
import CompressOutlined from '@ant-design/icons-svg/es/asn/CompressOutlined.js';
import ContainerOutlined from '@ant-design/icons-svg/es/asn/ContainerOutlined.js';
import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined.js';
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js';
import DisconnectOutlined from '@ant-design/icons-svg/es/asn/DisconnectOutlined.js';
import DollarOutlined from '@ant-design/icons-svg/es/asn/DollarOutlined.js';
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js';
import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined.js';
import EllipsisOutlined from '@ant-design/icons-svg/es/asn/EllipsisOutlined.js';
import EnvironmentOutlined from '@ant-design/icons-svg/es/asn/EnvironmentOutlined.js';
import ExpandOutlined from '@ant-design/icons-svg/es/asn/ExpandOutlined.js';
import ExperimentOutlined from '@ant-design/icons-svg/es/asn/ExperimentOutlined.js';
import ExportOutlined from '@ant-design/icons-svg/es/asn/ExportOutlined.js';
import FileDoneOutlined from '@ant-design/icons-svg/es/asn/FileDoneOutlined.js';
import FileExcelOutlined from '@ant-design/icons-svg/es/asn/FileExcelOutlined.js';
import FileImageOutlined from '@ant-design/icons-svg/es/asn/FileImageOutlined.js';
import FileOutlined from '@ant-design/icons-svg/es/asn/FileOutlined.js';
import FilePdfOutlined from '@ant-design/icons-svg/es/asn/FilePdfOutlined.js';
import FileTextOutlined from '@ant-design/icons-svg/es/asn/FileTextOutlined.js';
import FilterOutlined from '@ant-design/icons-svg/es/asn/FilterOutlined.js';
import FlagOutlined from '@ant-design/icons-svg/es/asn/FlagOutlined.js';
import FolderOutlined from '@ant-design/icons-svg/es/asn/FolderOutlined.js';
import HistoryOutlined from '@ant-design/icons-svg/es/asn/HistoryOutlined.js';
import HolderOutlined from '@ant-design/icons-svg/es/asn/HolderOutlined.js';
import HourglassOutlined from '@ant-design/icons-svg/es/asn/HourglassOutlined.js';
import ImportOutlined from '@ant-design/icons-svg/es/asn/ImportOutlined.js';
import InboxOutlined from '@ant-design/icons-svg/es/asn/InboxOutlined.js';
import KeyOutlined from '@ant-design/icons-svg/es/asn/KeyOutlined.js';
import LinkOutlined from '@ant-design/icons-svg/es/asn/LinkOutlined.js';
import LoginOutlined from '@ant-design/icons-svg/es/asn/LoginOutlined.js';
import LogoutOutlined from '@ant-design/icons-svg/es/asn/LogoutOutlined.js';
import MailOutlined from '@ant-design/icons-svg/es/asn/MailOutlined.js';
import MenuFoldOutlined from '@ant-design/icons-svg/es/asn/MenuFoldOutlined.js';
import MenuUnfoldOutlined from '@ant-design/icons-svg/es/asn/MenuUnfoldOutlined.js';
import MinusCircleOutlined from '@ant-design/icons-svg/es/asn/MinusCircleOutlined.js';
import MinusOutlined from '@ant-design/icons-svg/es/asn/MinusOutlined.js';
import MoreOutlined from '@ant-design/icons-svg/es/asn/MoreOutlined.js';
import NumberOutlined from '@ant-design/icons-svg/es/asn/NumberOutlined.js';
import PaperClipOutlined from '@ant-design/icons-svg/es/asn/PaperClipOutlined.js';
import PhoneOutlined from '@ant-design/icons-svg/es/asn/PhoneOutlined.js';
import PlusCircleOutlined from '@ant-design/icons-svg/es/asn/PlusCircleOutlined.js';
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js';
import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined.js';
import PushpinOutlined from '@ant-design/icons-svg/es/asn/PushpinOutlined.js';
import QrcodeOutlined from '@ant-design/icons-svg/es/asn/QrcodeOutlined.js';
import QuestionCircleOutlined from '@ant-design/icons-svg/es/asn/QuestionCircleOutlined.js';
import RedoOutlined from '@ant-design/icons-svg/es/asn/RedoOutlined.js';
import RollbackOutlined from '@ant-design/icons-svg/es/asn/RollbackOutlined.js';
import SafetyCertificateOutlined from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined.js';
import SaveOutlined from '@ant-design/icons-svg/es/asn/SaveOutlined.js';
import ScanOutlined from '@ant-design/icons-svg/es/asn/ScanOutlined.js';
import SelectOutlined from '@ant-design/icons-svg/es/asn/SelectOutlined.js';
import SendOutlined from '@ant-design/icons-svg/es/asn/SendOutlined.js';
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined.js';
import ShareAltOutlined from '@ant-design/icons-svg/es/asn/ShareAltOutlined.js';
import SignatureOutlined from '@ant-design/icons-svg/es/asn/SignatureOutlined.js';
import StarOutlined from '@ant-design/icons-svg/es/asn/StarOutlined.js';
import SwapOutlined from '@ant-design/icons-svg/es/asn/SwapOutlined.js';
import SyncOutlined from '@ant-design/icons-svg/es/asn/SyncOutlined.js';
import TableOutlined from '@ant-design/icons-svg/es/asn/TableOutlined.js';
import TagOutlined from '@ant-design/icons-svg/es/asn/TagOutlined.js';
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined.js';
import UndoOutlined from '@ant-design/icons-svg/es/asn/UndoOutlined.js';
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined.js';
import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined.js';
import UserSwitchOutlined from '@ant-design/icons-svg/es/asn/UserSwitchOutlined.js';
import VerticalLeftOutlined from '@ant-design/icons-svg/es/asn/VerticalLeftOutlined.js';
import VerticalRightOutlined from '@ant-design/icons-svg/es/asn/VerticalRightOutlined.js';
import { drawing } from './drawing.ts';

export const drawingsOnDemand = {
  add: drawing(PlusOutlined),
  remove: drawing(MinusOutlined),
  addCircle: drawing(PlusCircleOutlined),
  removeCircle: drawing(MinusCircleOutlined),
  edit: drawing(EditOutlined),
  delete: drawing(DeleteOutlined),
  archive: drawing(InboxOutlined),
  activate: drawing(CheckSquareOutlined),
  copy: drawing(CopyOutlined),
  save: drawing(SaveOutlined),
  send: drawing(SendOutlined),
  undo: drawing(UndoOutlined),
  redo: drawing(RedoOutlined),
  rollback: drawing(RollbackOutlined),
  download: drawing(DownloadOutlined),
  upload: drawing(UploadOutlined),
  export: drawing(ExportOutlined),
  import: drawing(ImportOutlined),
  print: drawing(PrinterOutlined),
  filter: drawing(FilterOutlined),
  clear: drawing(ClearOutlined),
  columns: drawing(TableOutlined),
  settings: drawing(SettingOutlined),
  more: drawing(EllipsisOutlined),
  moreVertical: drawing(MoreOutlined),
  first: drawing(VerticalRightOutlined),
  last: drawing(VerticalLeftOutlined),
  calendar: drawing(CalendarOutlined),
  clock: drawing(ClockCircleOutlined),
  hourglass: drawing(HourglassOutlined),
  file: drawing(FileOutlined),
  fileText: drawing(FileTextOutlined),
  fileDone: drawing(FileDoneOutlined),
  filePdf: drawing(FilePdfOutlined),
  fileExcel: drawing(FileExcelOutlined),
  image: drawing(FileImageOutlined),
  attachment: drawing(PaperClipOutlined),
  folder: drawing(FolderOutlined),
  link: drawing(LinkOutlined),
  openOutside: drawing(SelectOutlined),
  history: drawing(HistoryOutlined),
  star: drawing(StarOutlined),
  pin: drawing(PushpinOutlined),
  drag: drawing(HolderOutlined),
  expand: drawing(ExpandOutlined),
  shrink: drawing(CompressOutlined),
  fold: drawing(MenuFoldOutlined),
  unfold: drawing(MenuUnfoldOutlined),
  question: drawing(QuestionCircleOutlined),
  key: drawing(KeyOutlined),
  mail: drawing(MailOutlined),
  phone: drawing(PhoneOutlined),
  place: drawing(EnvironmentOutlined),
  qr: drawing(QrcodeOutlined),
  signOut: drawing(LogoutOutlined),
  signIn: drawing(LoginOutlined),
  sortUp: drawing(CaretUpOutlined),
  sortDown: drawing(CaretDownOutlined),
  sort: drawing(SwapOutlined),
  bell: drawing(BellOutlined),
  team: drawing(TeamOutlined),
  actFor: drawing(UserSwitchOutlined),
  department: drawing(ApartmentOutlined),
  swap: drawing(SwapOutlined),
  sync: drawing(SyncOutlined),
  code: drawing(CodeOutlined),
  flag: drawing(FlagOutlined),
  tag: drawing(TagOutlined),
  comment: drawing(CommentOutlined),
  idea: drawing(BulbOutlined),
  list: drawing(UnorderedListOutlined),
  grid: drawing(AppstoreOutlined),
  safe: drawing(SafetyCertificateOutlined),
  audit: drawing(AuditOutlined),
  sign: drawing(SignatureOutlined),
  disconnect: drawing(DisconnectOutlined),
  money: drawing(DollarOutlined),
  number: drawing(NumberOutlined),
  scan: drawing(ScanOutlined),
  experiment: drawing(ExperimentOutlined),
  inbox: drawing(ContainerOutlined),
  book: drawing(BookOutlined),
  share: drawing(ShareAltOutlined),
  selectAll: drawing(CheckSquareOutlined),
} as const;
