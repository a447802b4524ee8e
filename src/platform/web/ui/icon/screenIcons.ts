/** All other icons of the screens, loaded together when the first of them is needed. */
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
import { iconShapeOf } from './iconShape.ts';

export const screenIcons = {
  add: iconShapeOf(PlusOutlined),
  remove: iconShapeOf(MinusOutlined),
  addCircle: iconShapeOf(PlusCircleOutlined),
  removeCircle: iconShapeOf(MinusCircleOutlined),
  edit: iconShapeOf(EditOutlined),
  delete: iconShapeOf(DeleteOutlined),
  archive: iconShapeOf(InboxOutlined),
  activate: iconShapeOf(CheckSquareOutlined),
  copy: iconShapeOf(CopyOutlined),
  save: iconShapeOf(SaveOutlined),
  send: iconShapeOf(SendOutlined),
  undo: iconShapeOf(UndoOutlined),
  redo: iconShapeOf(RedoOutlined),
  rollback: iconShapeOf(RollbackOutlined),
  download: iconShapeOf(DownloadOutlined),
  upload: iconShapeOf(UploadOutlined),
  export: iconShapeOf(ExportOutlined),
  import: iconShapeOf(ImportOutlined),
  print: iconShapeOf(PrinterOutlined),
  filter: iconShapeOf(FilterOutlined),
  clear: iconShapeOf(ClearOutlined),
  columns: iconShapeOf(TableOutlined),
  settings: iconShapeOf(SettingOutlined),
  more: iconShapeOf(EllipsisOutlined),
  moreVertical: iconShapeOf(MoreOutlined),
  first: iconShapeOf(VerticalRightOutlined),
  last: iconShapeOf(VerticalLeftOutlined),
  calendar: iconShapeOf(CalendarOutlined),
  clock: iconShapeOf(ClockCircleOutlined),
  hourglass: iconShapeOf(HourglassOutlined),
  file: iconShapeOf(FileOutlined),
  fileText: iconShapeOf(FileTextOutlined),
  fileDone: iconShapeOf(FileDoneOutlined),
  filePdf: iconShapeOf(FilePdfOutlined),
  fileExcel: iconShapeOf(FileExcelOutlined),
  image: iconShapeOf(FileImageOutlined),
  attachment: iconShapeOf(PaperClipOutlined),
  folder: iconShapeOf(FolderOutlined),
  link: iconShapeOf(LinkOutlined),
  openOutside: iconShapeOf(SelectOutlined),
  history: iconShapeOf(HistoryOutlined),
  star: iconShapeOf(StarOutlined),
  pin: iconShapeOf(PushpinOutlined),
  drag: iconShapeOf(HolderOutlined),
  expand: iconShapeOf(ExpandOutlined),
  shrink: iconShapeOf(CompressOutlined),
  fold: iconShapeOf(MenuFoldOutlined),
  unfold: iconShapeOf(MenuUnfoldOutlined),
  question: iconShapeOf(QuestionCircleOutlined),
  key: iconShapeOf(KeyOutlined),
  mail: iconShapeOf(MailOutlined),
  phone: iconShapeOf(PhoneOutlined),
  place: iconShapeOf(EnvironmentOutlined),
  qr: iconShapeOf(QrcodeOutlined),
  signOut: iconShapeOf(LogoutOutlined),
  signIn: iconShapeOf(LoginOutlined),
  sortUp: iconShapeOf(CaretUpOutlined),
  sortDown: iconShapeOf(CaretDownOutlined),
  sort: iconShapeOf(SwapOutlined),
  bell: iconShapeOf(BellOutlined),
  team: iconShapeOf(TeamOutlined),
  actFor: iconShapeOf(UserSwitchOutlined),
  department: iconShapeOf(ApartmentOutlined),
  swap: iconShapeOf(SwapOutlined),
  sync: iconShapeOf(SyncOutlined),
  code: iconShapeOf(CodeOutlined),
  flag: iconShapeOf(FlagOutlined),
  tag: iconShapeOf(TagOutlined),
  comment: iconShapeOf(CommentOutlined),
  idea: iconShapeOf(BulbOutlined),
  list: iconShapeOf(UnorderedListOutlined),
  grid: iconShapeOf(AppstoreOutlined),
  safe: iconShapeOf(SafetyCertificateOutlined),
  audit: iconShapeOf(AuditOutlined),
  sign: iconShapeOf(SignatureOutlined),
  disconnect: iconShapeOf(DisconnectOutlined),
  money: iconShapeOf(DollarOutlined),
  number: iconShapeOf(NumberOutlined),
  scan: iconShapeOf(ScanOutlined),
  experiment: iconShapeOf(ExperimentOutlined),
  inbox: iconShapeOf(ContainerOutlined),
  book: iconShapeOf(BookOutlined),
  share: iconShapeOf(ShareAltOutlined),
  selectAll: iconShapeOf(CheckSquareOutlined),
} as const;
